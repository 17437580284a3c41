import { expect, test } from 'vitest'
import type { PrerenderedScreen } from '../../../prerender/prerendered-screen'
import { lobbyDocument } from '../../../scripts/prerender/lobby-document'
import { readOptions } from '../../../scripts/prerender/options'

const SHELL = {
  html:
    '<!doctype html><html lang="en"><head><title>Games</title></head><body><template id="snapshot"></template>' +
    '<script type="module" crossorigin src="/m/assets/b1/index.js"></script>' +
    '<link rel="stylesheet" crossorigin href="/m/assets/b1/index.css"></body></html>',
  style: '.a{color:red}',
  buildId: 'b1',
}
const SCREEN: PrerenderedScreen = {
  merchant: 'harbour',
  language: 'EN',
  title: 'Lucky Harbour',
  markup: '<div class="a">Lotus</div>',
  templates: '{"style":"dark"}',
  texts: '',
  languages: ['EN'],
}

test('DEP-01 a prerendered document has screen, style, name and colours, and no link to a style', () => {
  const html = lobbyDocument(SHELL, SCREEN, 7)
  expect(html).toContain('<html data-templates="{&#34;style&#34;:&#34;dark&#34;}" lang="en">')
  expect(html).toContain('<title>Lucky Harbour</title>')
  expect(html).toContain('<style>.a{color:red}</style><template id="app">')
  expect(html).toContain('data-merchant="harbour" data-at="7"><div class="a">Lotus</div></template>')
  expect(html).not.toContain('rel="stylesheet"')
})

test('R-13 nothing of the merchant ends an element or an attribute of a prerendered document', () => {
  const evil = '"></template></title><script>evil()</script>$&'
  const html = lobbyDocument(
    SHELL,
    { ...SCREEN, title: evil, templates: evil, texts: evil, merchant: evil },
    7,
  )
  const plain = lobbyDocument(SHELL, { ...SCREEN, texts: '{}' }, 7)
  const tags = (text: string) => text.replaceAll(/"[^"]*"/gu, '""').match(/<[^>]*>/gu)
  expect(tags(html)).toEqual(tags(plain))
})

test('the command line of the prerenderer is checked', () => {
  expect(
    readOptions(['https://m.example.com/m/home', '--out', '/tmp/l', '--languages', 'en,cn']),
  ).toMatchObject({
    origin: 'https://m.example.com',
    languages: ['EN', 'CN'],
    watch: null,
  })
  for (const args of [
    [],
    ['https://m.example.com'],
    ['m.example.com', '--out', 'l'],
    ['https://m.example.com', '--out', 'l', '--watch', '5'],
    ['https://m.example.com', '--out', 'l', '--languages', 'XX'],
    ['https://m.example.com', '--out', 'l', '--unknown'],
  ])
    expect(() => readOptions(args), args.join(' ')).toThrow()
})
