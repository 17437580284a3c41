import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OperatorHtml } from '../../../../../src/shared/operator-html/render/operator-html'
import { HTML_PAYLOADS } from '../../../../../e2e/support/security/payloads'
import { change, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

vi.mock(
  '../../../../../src/shared/operator-html/render/sanitise',
  () => import('../../../support/fake-sanitise'),
)

beforeEach(() => startPage())

describe('ANN-09 an operator’s HTML', () => {
  const draw = async (html: string): Promise<HTMLElement> =>
    (await show(<OperatorHtml html={html} />)).container

  test('ANN-09 starts headings below the page’s own, keeps lists, tables and spans, drops ids and styles', async () => {
    const container = await draw(
      '<h1 class="a" id="b">One</h1><h3 style="color:red">Two</h3><ol start="3"><li>x</li></ol>' +
        '<table><tbody><tr><td colspan="2" rowspan="900">y</td></tr></tbody></table>',
    )
    expect(screen.getByRole('heading', { level: 2, name: 'One' }).getAttributeNames()).toEqual(['dir'])
    expect(screen.getByRole('heading', { level: 4, name: 'Two' })).toBeTruthy()
    expect(container.querySelector('ol')?.getAttribute('start')).toBe('3')
    expect(container.querySelector('td')?.getAttribute('colspan')).toBe('2')
    expect(container.querySelector('td')?.hasAttribute('rowspan')).toBe(false)
  })

  test('ANN-06 ANN-09 links follow the URL rule; a link around only an image is named after its target', async () => {
    await startPage('/m/home?r=F7')
    const container = await draw(
      '<p><a href="/m/game">in</a> <a href="offers.example">out</a> <a href="javascript:alert(1)">none</a></p>' +
        '<a href="https://a.example/x"><img src="/x.png"></a>',
    )
    expect(screen.getByRole('link', { name: 'in' }).getAttribute('href')).toBe('/m/game?r=F7')
    const out = screen.getByRole('link', { name: 'out' })
    expect([out.getAttribute('href'), out.getAttribute('target'), out.getAttribute('rel')]).toEqual([
      'https://offers.example/',
      '_blank',
      'noopener noreferrer',
    ])
    expect(screen.queryByRole('link', { name: 'none' })).toBeNull()
    expect(screen.getByRole('link', { name: 'a.example' })).toBeTruthy()
    expect(container.textContent).toContain('none')
  })

  test('ANN-09 requests an image with CORS, then without, then shows its alt text', async () => {
    const container = await draw('<img src="https://a.example/x.png" alt="A shark" width="40" height="20">')
    const image = () => container.querySelector('img')
    expect(image()?.getAttribute('crossorigin')).toBe('anonymous')
    expect([image()?.getAttribute('width'), image()?.getAttribute('loading')]).toEqual(['40', 'lazy'])
    await change(() => image()?.dispatchEvent(new Event('error')))
    expect(image()?.hasAttribute('crossorigin')).toBe(false)
    await change(() => image()?.dispatchEvent(new Event('error')))
    expect(image()).toBeNull()
    expect(screen.getByText('A shark')).toBeTruthy()
  })

  test.each(['', 'data:image/png;base64,', 'javascript:1', 'blob:x', 'https://a@b.example/x.png'])(
    'ANN-09 R-14 does not load an image from "%s"',
    async (source) => {
      const container = await draw(`<img src="${source}" alt="A shark">`)
      expect(container.querySelector('img')).toBeNull()
      expect(screen.getByText('A shark')).toBeTruthy()
    },
  )

  test('ANN-09 only the outermost block detects its direction, unless the operator sets one', async () => {
    const container = await draw(
      '<ul><li>a</li></ul><div><p>b</p></div><blockquote dir="rtl"><p>c</p></blockquote>',
    )
    const dirOf = (selector: string) => container.querySelector(selector)?.getAttribute('dir') ?? null
    expect(['ul', 'li', 'div > p', 'blockquote', 'blockquote p'].map(dirOf)).toEqual([
      'auto',
      null,
      'auto',
      'rtl',
      null,
    ])
  })

  test.each([
    ['<section dir="rtl"><p>words</p></section>', 'div[dir=rtl] > p'],
    ['<article dir="ltr">words</article>', 'div[dir=ltr]'],
    ['<center dir="rtl"><h2>words</h2></center>', 'div[dir=rtl] > h2'],
    ['<p>a <span dir="RTL">words</span></p>', 'p[dir=auto] > bdi[dir=rtl]'],
    ['<p><a dir="rtl" href="https://a.example/">words</a></p>', 'p[dir=auto] > bdi[dir=rtl] > a'],
    ['<p><a dir="rtl" href="javascript:1">words</a></p>', 'p[dir=auto] > bdi[dir=rtl]'],
    ['<section dir="auto"><p>words</p></section>', ':not([dir]) > p[dir=auto]'],
    ['<ul dir="rtl"><li dir="ltr">words</li></ul>', 'ul[dir=rtl] > li[dir=ltr]'],
  ])('ANN-09 uses the direction set by %s', async (html, selector) => {
    expect((await draw(html)).querySelector(selector)?.textContent).toBe('words')
  })

  test('ANN-09 R-13 without any sanitiser nothing is drawn that runs, asks or embeds', async () => {
    for (const payload of HTML_PAYLOADS.filter((html) => html.length < 1_000)) {
      const container = await draw(payload)
      const bad = container.querySelectorAll(
        'script,style,iframe,object,embed,form,input,svg,math,video,dialog,link',
      )
      const attributes = [...container.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames(),
      )
      const kept =
        /^(?:href|src|alt|width|height|dir|colspan|rowspan|start|class|loading|decoding|referrerpolicy|crossorigin|target|rel|aria-label|role|tabindex)$/u
      expect([payload, bad.length, attributes.filter((name) => !kept.test(name))]).toEqual([payload, 0, []])
      for (const link of container.querySelectorAll('a'))
        expect(link.getAttribute('href')).toMatch(/^(?:https?:|\/m)/u)
    }
  })
})
