import { expect, test, vi } from 'vitest'
import { isSafeSnapshotMarkup, SNAPSHOT_LIMIT_BYTES } from '#domain/lobby/snapshot-markup'
import { firstScreen } from '../../../../src/shell/snapshot/first-screen'
import { type FirstScreen, readScreen } from '../../../../src/shell/snapshot/read-screen'
import { writeMarkup } from '../../../../src/shell/snapshot/write-markup'

// Style sheets are not scoped in tests: the class of a tile is `tile`.
const EVERYTHING: FirstScreen = { isNear: () => true, isSeen: () => true }

/** The snapshot of the given markup. */
const snapshotOf = (html: string, screen = EVERYTHING): string | null => {
  const shell = document.createElement('div')
  shell.className = 'shell'
  shell.innerHTML = html
  document.body.append(shell)
  const read = readScreen(shell, screen)
  return read && writeMarkup(read)
}

const inside = (html: string): string =>
  snapshotOf(html)
    ?.replace(/^<div class="shell">/u, '')
    .replace(/<\/div>$/u, '') ?? 'nothing'

test('OFF-02 a snapshot has the text, classes, links and screen reader texts', () => {
  const html =
    '<div class="tile"><a href="/m/trial?gameId=7&amp;nodeId=70" class="link" data-game="7" draggable="false">' +
    '<span class="name">Ancient Lotus</span></a>' +
    '<button type="button" class="heart" aria-pressed="false" aria-label="Add Ancient Lotus"></button></div>'
  expect(inside(html).replaceAll('&#38;', '&amp;')).toBe(html)
})

test('DEP-03 a cover keeps its colour without a style', () => {
  const cover = (style: string): string => inside(`<span class="cover" style="${style}"></span>`)
  expect(cover('--cover: #123abc; position: fixed')).toBe('<span class="cover" data-cover="#123abc"></span>')
  expect(cover('--cover: url(https://evil.example)')).toBe('<span class="cover"></span>')
})

test('OFF-02 a snapshot leaves out what is far down, and images outside the viewport', () => {
  const html = '<div class="tile"></div><section class="shelf"></section>'
  const isNear = (element: Element): boolean => !element.matches('.shelf')
  expect(snapshotOf(html, { ...EVERYTHING, isNear })).toBe(
    '<div class="shell"><div class="tile"></div></div>',
  )
})

test('OFF-02 a snapshot keeps only images from the web', () => {
  const image =
    '<img class="image" alt="" crossorigin="anonymous" src="https://cdn.example/a.webp" srcset="x">'
  const kept = '<img class="image" alt="" crossorigin="anonymous" data-src="https://cdn.example/a.webp">'
  expect(inside(image)).toBe(kept)
  expect(inside('<img class="image" alt="" src="data:image/png;base64,AAAA">')).toBe(
    '<img class="image" alt="">',
  )
  expect(snapshotOf(image, { ...EVERYTHING, isSeen: () => false })).not.toContain('img')
})

test.each([
  [240, true],
  [0, false],
])('OFF-02 an image of %i px counts as seen: %s', (width, isSeen) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(104)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width)
  expect(firstScreen().isSeen(new Image())).toBe(isSeen)
})

test('OFF-02 animations are reset to their start', () => {
  expect(inside('<div class="runner moving" style="animation-duration: 9s"></div>')).toBe(
    '<div class="runner"></div>',
  )
  const [dot, current] = ['<span class="dot"></span>', '<span class="dot" data-current="true"></span>']
  expect(inside(`<span class="dots">${dot}${current}</span>`)).toBe(
    `<span class="dots">${current}${dot}</span>`,
  )
})

test('R-13 a snapshot drops every element and attribute that is not on the allow list', () => {
  const elements =
    '<script>alert(1)</script><iframe src="https://evil.example"></iframe><style>*{color:red}</style>' +
    '<form action="/m/x"><input class="name"></form><template><div class="tile"></div></template><!-- x -->'
  expect(inside(elements)).toBe('')
  const attributes =
    'onclick="alert(1)" style="color: red" id="root" target="_blank" srcdoc="<script>" title="ann"' +
    ` href="https://evil.example/" role='x" onclick="alert(1)' data-own-name="ann"`
  expect(inside(`<div class="tile" ${attributes}></div>`)).toBe('<div class="tile"></div>')
  expect(inside('<a class="link" href="javascript:alert(1)">x</a>')).toBe('<a class="link">x</a>')
})

test('R-13 the name of a game appears as plain text, whatever it contains', () => {
  const name = '</script></template><img src=x onerror=alert(1)>"><svg onload=1>'
  const tile = document.createElement('span')
  tile.className = 'name'
  tile.textContent = name
  tile.setAttribute('aria-label', name)
  const markup = snapshotOf(tile.outerHTML)
  expect(isSafeSnapshotMarkup(markup)).toBe(true)
  const parsed = new DOMParser().parseFromString(markup ?? '', 'text/html')
  expect(parsed.body.textContent).toBe(name)
  expect(parsed.body.querySelectorAll('*')).toHaveLength(2) // shell and name
})

test('OFF-02 a screen over the size limit gives no snapshot', () => {
  const text = 'ő'.repeat(SNAPSHOT_LIMIT_BYTES / 2)
  expect(snapshotOf(`<div class="tile">${text}</div>`)).toBeNull()
  expect(snapshotOf(`<div class="tile">${text.slice(100)}</div>`)).not.toBeNull()
})

test('R-16 a snapshot leaves out parts that are not marked as public', () => {
  expect(inside('<div class="tile"><b class="unread">7</b><span class="someNewThing">ann</span></div>')).toBe(
    '<div class="tile"></div>',
  )
  expect(inside('<span class="name someNewThing">ann</span>')).toBe('')
})

test('R-16 a snapshot leaves only the space of the account', () => {
  expect(
    inside(
      '<div class="account" data-own="account"><a href="/m/voucherCenter"></a><a class="link" href="/m/member/home"><span class="name">ann</span></a></div>',
    ),
  ).toBe('<span class="sk account"></span>')
})

test('R-16 a snapshot leaves only the space of played and liked games', () => {
  const html = (own: string): string =>
    `<div class="row" data-own="${own}"><a class="link" data-game="77"><span class="name">Secret love</span></a></div>`
  for (const own of ['cards', 'tiles']) {
    expect(inside(html(own))).toMatch(/^<div class="scroller row"><span class="(?:sk-tile|card)">/u)
    expect(inside(html(own))).not.toMatch(/Secret|77|<a/u)
  }
  for (const own of ['', 'a kind that nobody knows', 'toString']) expect(inside(html(own))).toBe('')
})

test('R-16 in a snapshot no heart is filled in', () => {
  const heart =
    '<button class="heart" aria-pressed="true"><svg class="icon s filled" viewBox="0 0 24 24"></svg></button>'
  expect(inside(heart)).toBe(
    '<button class="heart" aria-pressed="false"><svg class="icon s" viewBox="0 0 24 24"></svg></button>',
  )
})

test('R-16 in a snapshot links have no parameter of the visitor', () => {
  expect(inside('<a class="link" href="/m/activity?id=promo&amp;affiliateCode=A1&amp;token=t">x</a>')).toBe(
    '<a class="link" href="/m/activity?id=promo">x</a>',
  )
})
