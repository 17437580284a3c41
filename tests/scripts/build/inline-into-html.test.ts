import { beforeAll, expect, test } from 'vitest'
import { inlineIntoHtml } from '../../../scripts/build/inline-into-html'
import { buildFixture, type FixtureSite } from '../../build/fixture-site'

let site: FixtureSite
let html: string

beforeAll(async () => {
  site = await buildFixture('document')
  html = site.text('index.html')
}, 60_000)

test('DEP-03 the document has two inline scripts and one inline style, no handlers and no style attributes', () => {
  expect(html.match(/<script>/g)).toHaveLength(2)
  expect(html.match(/<style>/g)).toHaveLength(1)
  expect(html).not.toMatch(/\son\w+\s*=|\sstyle\s*=/)
})

test('DEP-02 the document boots before any download but the worker’s entry, and after the character set', () => {
  const boot = html.lastIndexOf('<script>')
  const first = `<link rel="preload" as="script" crossorigin href="/m/${site.manifest.worker[0]}">`
  expect(html.slice(0, boot)).toMatch(new RegExp(`${first}$`))
  expect(html.indexOf('<meta charset')).toBeLessThan(boot)
  for (const later of ['type="module"', 'rel="modulepreload"', 'rel="stylesheet"'])
    expect(html.indexOf(later), later).toBeGreaterThan(boot)
})

test('DEP-02 the entry is requested first, and each chunk that it imports is a script of its own before it', () => {
  const urls = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, url = '']) => url.split('/').at(-1))
  expect(urls(/<link rel="modulepreload" crossorigin href="([^"]+)"/g)).toEqual(['index.js'])
  const scripts = urls(/<script type="module" crossorigin src="([^"]+)"><\/script>/g)
  expect(scripts.at(-1)).toBe('index.js')
  const index = site.text('assets/document/index.js')
  const imports = [...index.matchAll(/from"\.\/([\w-]+\.js)"/g)].map(([, file]) => file)
  expect(imports.length).toBeGreaterThan(1)
  expect(scripts).toEqual(expect.arrayContaining(imports))
  expect(html.indexOf('rel="modulepreload"')).toBeLessThan(html.indexOf('type="module"'))
})

test('OFF-01 the boot script knows the worker and the first translations of each language', () => {
  const { worker } = site.manifest
  expect(html).toContain(`/m/${worker[0]}`)
  expect(html).toContain('/m/assets/document/locale-*-first.js')
  expect(html).toContain('document 1.2.3')
})

test('DEP-02 the stylesheet comes after the skeleton, so the skeleton paints without it', () => {
  expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('class="skeleton"'))
  expect(html.slice(0, html.indexOf('</head>'))).not.toContain('rel="stylesheet"')
})

test.each(['index.html', 'captcha.html', 'back.html'])('DEP-03 %s states no policy: its headers do', (file) =>
  expect(site.text(file)).not.toMatch(/http-equiv/iu),
)

test('DEP-03 the captcha frame is one document with one inline script, which cannot close its own element, and loads nothing', () => {
  const frame = site.text('captcha.html')
  expect(frame.match(/<script>/g)).toHaveLength(1)
  expect(frame.match(/<\/script>/g)).toHaveLength(1)
  expect(frame).toContain('stays text')
  expect(frame).not.toMatch(/\ssrc=|<link|type="module"|\son\w+\s*=/)
})

test('DEP-03 R-17 the document that closes a game is one file with one inline script, and no part of the shell', () => {
  const back = site.text('back.html')
  expect(back.match(/<script>/g)).toHaveLength(1)
  expect(back).not.toMatch(/\ssrc=|<link|<style|type="module"|\son\w+\s*=/)
  expect(site.manifest.precache).not.toContain('back.html')
})

const page = '<html><head><title>t</title></head><body></body></html>'

test('DEP-03 a script cannot close its own element', () => {
  const placed = inlineIntoHtml(page, { script: 'a="</script><b>"', style: '' })
  expect(placed.match(/<\/script>/g)).toHaveLength(2)
})

test('DEP-03 a style that closes its own element fails the build', () => {
  expect(() => inlineIntoHtml(page, { script: '', style: 'a{}</style>' })).toThrow('style')
})

test.each(['<head></head>', '<body></body>'])('DEP-02 a document without all its parts fails: %s', (part) => {
  expect(() => inlineIntoHtml(part, { script: '', style: '' })).toThrow('document')
})
