import { expect, test } from 'vitest'
import {
  DRAWN_TAGS,
  headingShift,
  ALLOWED_ATTRIBUTES,
  OPENED_TAGS,
  imageSize,
  isAmount,
  textDirection,
  wholeNumber,
  withoutForbiddenAttributes,
} from '#domain/text/operator-html'

test('ANN-09 the allow lists contain nothing that runs code, sends requests, embeds or imitates the interface', () => {
  const tags: readonly string[] = [...DRAWN_TAGS, ...OPENED_TAGS]
  const banned =
    'script style iframe object embed form input button select textarea svg math template base basefont noframes link ' +
    'meta video audio dialog slot body html noscript'
  for (const tag of banned.split(' ')) expect(tags).not.toContain(tag)
  const attributes: readonly string[] = ALLOWED_ATTRIBUTES
  for (const name of ['style', 'class', 'id', 'name', 'srcset', 'srcdoc', 'target', 'is', 'part', 'slot'])
    expect(attributes).not.toContain(name)
  expect(attributes.filter((name) => name.startsWith('on') || name.startsWith('data'))).toEqual([])
  expect(new Set(tags).size).toBe(tags.length)
})

test.each([
  ['<p onclick="a()">once = 1, style = x</p>', '<p data-dropped="a()">once = 1, style = x</p>'],
  ['<IMG/SRC="x"OnError=a>', '<IMG/SRC="x"data-dropped=a>'],
  ['<p style="color:red">a</p>', '<p data-dropped="color:red">a</p>'],
  ['<style>p{}</style>', '<noframes>p{}</noframes>'],
  ['<base href="/x"><basefont><BASE/>', '<basefont href="/x"><basefont><basefont/>'],
  ['<a title=a style=b>', '<a title=a data-dropped=b>'],
  ['<a title=""onclick = "a()" style>', '<a title=""data-dropped = "a()" style>'],
  // A tag in quotes may be none: the element around it may hold raw text.
  [
    '<xmp><img title="</xmp><img src onerror=a>"></xmp>',
    '<xmp><img title="</xmp><img src data-dropped=a>"></xmp>',
  ],
  ['<a title="x > y" onclick="a()">once = 1</a>', '<a title="x > y" data-dropped="a()">once = 1</a>'],
])('ANN-09 reads %s as %s', (html, read) => expect(withoutForbiddenAttributes(html)).toBe(read))

test.each([
  'on = 1, style = 2',
  '<a href="?one=1&style=2">on</a>',
  '<img src="https://cdn.example/style=w200/a.png" alt="Won once = twice, in style = ours">',
  "<a href = 'https://x.example/online=1'>a</a>",
  '<img src=https://cdn.example/style=w200/a.png alt="x">',
  '<a href=https://x.example/?q="x">say "once = twice"</a>',
])('ANN-09 keeps the URLs and text of %s unchanged', (html) => {
  expect(withoutForbiddenAttributes(html)).toBe(html)
})

test.each(['<a<a', '<a ="', `<a ='"`, '<a onx ', ' ', '/on'])('ANN-09 many %s take linear time', (part) => {
  const leastMs = (length: number): number => {
    const html = `<a ${part.repeat(length / part.length)}`
    const runs = Array.from({ length: 5 }, () => {
      const begun = performance.now()
      withoutForbiddenAttributes(html)
      return performance.now() - begun
    })
    return Math.min(...runs)
  }
  // Eight times the length; a pattern that restarts at each `<` takes sixty-four times as long.
  expect(leastMs(240_000)).toBeLessThan(32 * Math.max(leastMs(30_000), 0.5))
})

test('ANN-09 an image has a size if both sides are whole numbers of px', () => {
  expect(imageSize('640', '280')).toEqual({ width: 640, height: 280 })
  for (const [width, height] of [
    ['640', null],
    ['100%', '280'],
    ['0', '280'],
    ['640', '99999'],
    ['-1', '-1'],
  ] as const)
    expect(imageSize(width, height)).toBeNull()
})

test('ANN-09 the highest heading comes right below the page’s own', () => {
  expect([[], [1, 2], [3, 4], [2]].map(headingShift)).toEqual([0, 1, -1, 0])
})

test('ANN-09 numeric attributes are clamped', () => {
  expect(['20', '21', '0', 'x'].map((text) => wholeNumber(text, 20) ?? null)).toEqual([20, null, null, null])
  expect(['RTL', 'ltr', 'x', null].map(textDirection)).toEqual(['rtl', 'ltr', 'auto', 'auto'])
})

test('ANN-09 an amount is one number with its signs, without letters', () => {
  expect(['₱5,000.00', '-10%', '7'].filter(isAmount)).toEqual(['₱5,000.00', '-10%', '7'])
  expect(['₱5 – ₱9', '9 رقم', 'PHP 5', '₱', '', '۵'].filter(isAmount)).toEqual([])
})
