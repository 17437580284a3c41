import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { OperatorHtml } from '../../../../../src/shared/operator-html/render/operator-html'
import { HTML_PAYLOADS } from '../../../../../e2e/support/security/payloads'
import { change, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', () => import('../../../support/fake-commands'))

vi.mock(
  '../../../../../src/shared/operator-html/render/sanitise',
  () => import('../../../support/fake-sanitise'),
)

beforeEach(() => startPage())

const draw = async (html: string): Promise<HTMLElement> =>
  (await show(<OperatorHtml html={html} />)).container

test('ANN-09 headings start below the page’s own; lists and tables stay, ids and styles do not', async () => {
  const container = await draw(
    '<h1 class="a" id="b">One</h1><h3 style="color:red">Two</h3><ol start="3"><li>x</li></ol>' +
      '<table><tbody><tr><td colspan="2" rowspan="900">y</td></tr></tbody></table>',
  )
  expect(screen.getByRole('heading', { level: 2, name: 'One' }).getAttributeNames()).toEqual(['dir'])
  expect(screen.getByRole('heading', { level: 4, name: 'Two' })).toBeTruthy()
  expect(container.querySelector('ol[start="3"]')).not.toBeNull()
  expect(container.querySelector('td[colspan="2"]:not([rowspan])')).not.toBeNull()
})

test('ANN-06 ANN-09 links follow the URL rule; a link around only an image is named after its target', async () => {
  await startPage('/m/home?r=F7')
  await draw(
    '<p><a href="/m/game">in</a> <a href="offers.example">out</a> <a href="javascript:alert(1)">none</a></p>' +
      '<a href="https://a.example/x"><img src="/x.png"></a>',
  )
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['in', '/m/game?r=F7'],
    ['out', 'https://offers.example/'],
    ['', 'https://a.example/x'],
  ])
  expect(screen.getByRole('link', { name: 'a.example' })).toBeTruthy()
  expect(screen.getByText('out')).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
  expect(screen.getByText(/none/)).toBeTruthy()
})

test('ANN-09 requests an image with CORS, then without, then shows its alt text', async () => {
  const container = await draw('<img src="https://a.example/x.png" alt="A shark" width="40" height="20">')
  const image = () => container.querySelector('img')
  expect(image()?.outerHTML).toMatch(/(?=.* crossorigin="anonymous")(?=.* width="40")(?=.* loading="lazy")/)
  await change(() => image()?.dispatchEvent(new Event('error')))
  expect(image()?.hasAttribute('crossorigin')).toBe(false)
  await change(() => image()?.dispatchEvent(new Event('error')))
  expect(image()).toBeNull()
  expect(screen.getByText('A shark')).toBeTruthy()
})

test('ANN-09 R-14 an image that is not allowed shows its alt text', async () => {
  const container = await draw('<img src="javascript:1" alt="A shark">')
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('A shark')).toBeTruthy()
})

test.each([
  ['<ul><li>words</li></ul>', 'ul[dir=auto] > li:not([dir])'],
  ['<div><p>words</p></div>', 'p[dir=auto]'],
  ['<blockquote dir="rtl"><p>words</p></blockquote>', 'blockquote[dir=rtl] > p:not([dir])'],
  ['<section dir="rtl"><p>words</p></section>', 'div[dir=rtl] > p'],
  ['<article dir="ltr">words</article>', 'div[dir=ltr]'],
  ['<center dir="rtl"><h2>words</h2></center>', 'div[dir=rtl] > h2'],
  ['<p>a <span dir="RTL">words</span></p>', 'p[dir=auto] > bdi[dir=rtl]'],
  ['<p><a dir="rtl" href="https://a.example/">words</a></p>', 'p[dir=auto] > bdi[dir=rtl] > a'],
  ['<p><a dir="rtl" href="javascript:1">words</a></p>', 'p[dir=auto] > bdi[dir=rtl]'],
  ['<section dir="auto"><p>words</p></section>', ':not([dir]) > p[dir=auto]'],
  ['<ul dir="rtl"><li dir="ltr">words</li></ul>', 'ul[dir=rtl] > li[dir=ltr]'],
])(
  'ANN-09 the outermost block detects its direction, unless the operator sets one: %s',
  async (html, selector) => expect((await draw(html)).querySelector(selector)?.textContent).toBe('words'),
)

test('ANN-09 a bold amount keeps its currency on the left; other texts are not isolated', async () => {
  const container = await draw('<p>تک <b>₱5,000.00</b> <b>₱5 – ₱9</b> <b>9 رقم</b> <b>deposit</b></p>')
  expect([...container.querySelectorAll('b')].map(({ dir }) => dir)).toEqual(['ltr', '', '', ''])
})

const ALLOWED =
  /^(?:href|src|alt|width|height|dir|colspan|rowspan|start|class|loading|decoding|referrerpolicy|crossorigin|target|rel|aria-label|role|tabindex)$/u

test('ANN-09 R-13 without any sanitiser nothing is drawn that runs, asks or embeds', async () => {
  for (const payload of HTML_PAYLOADS.filter((html) => html.length < 1_000)) {
    const elements = [...(await draw(payload)).querySelectorAll('*')]
    const bad = elements.filter((element) =>
      element.matches('script,style,iframe,object,embed,form,input,svg,math,video,dialog,link'),
    )
    const attributes = elements.flatMap((element) => element.getAttributeNames())
    expect([payload, bad, attributes.filter((name) => !ALLOWED.test(name))]).toEqual([payload, [], []])
    for (const link of elements.filter((element) => element.matches('a')))
      expect(link.getAttribute('href')).toMatch(/^(?:https?:|\/m)/u)
  }
})
