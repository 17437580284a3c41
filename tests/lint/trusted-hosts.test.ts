import { expect, test } from 'vitest'
import { refusedBy, refusedStyles } from './support/lint-text'

const FRAME = 'src/features/games/frame/game-frame.tsx'

test('DEP-03 a host has no place outside the lists of hosts', async () => {
  const rule = 'local/literal-hosts'
  const bad = [
    "export const a = 'https://cdn.evil.net'",
    'export const b = (id: string) => `https://cdn.evil.net/${id}`',
    "export const c = 'http://192.168.1.7:80/x'",
    "export const d = '//cdn.evil.net/a.js'",
    "export const e = 'https://example.org.evil.net/a.js'",
    "export const f = ['script-src https://cdn.evil.net']",
  ]
  for (const file of ['src/a.tsx', 'worker/a.ts', 'sw/a.ts', 'domain/routing/a.ts', 'deploy/a.ts'])
    expect(await refusedBy(rule, file, bad), file).toEqual(bad)
  const inTag = ['export const g = <img src="https://cdn.evil.net/a.png" alt="" />']
  expect(await refusedBy(rule, 'src/a.tsx', inTag)).toEqual(inTag)
  for (const file of ['domain/tracking/pixel-hosts.ts', 'gateway/a.ts'])
    expect(await refusedBy(rule, file, bad), file).toEqual([])
  const good = [
    "export const h = ['https://example.org/', 'https://games.example/play', 'https://', '/m/home']",
    'export const i = (host: string) => `https://${host}/`',
    "export const j = 'http://www.w3.org/2000/svg'",
    '// https://cdn.evil.net says why',
  ]
  expect(await refusedBy(rule, 'src/a.ts', good)).toEqual([])
})

test('DEP-03 an address in a style is refused', async () => {
  const style = (url: string) => `.a {\n  background: url('${url}');\n}`
  const bad = ['https://cdn.evil.net/a.png', '//cdn.evil.net/a.png'].map(style)
  expect(await refusedStyles(bad)).toEqual(bad)
  expect(await refusedStyles([style('data:image/png;base64,AA==')])).toEqual([])
})

test('R-17 a frame is refused without a sandbox of known content, and in any other place', async () => {
  const rule = 'local/sandboxed-frames'
  const inItsPlace = [
    'export const a = <iframe src="/m/x" title="a" />',
    'export const b = <iframe src="/m/x" sandbox title="a" />', // React leaves it out
    'export const c = (d: string) => <iframe sandbox={d} title="a" />',
    'export const e = <iframe sandbox="allow-scripts allow-same-origin" />',
    'export const f = <iframe sandbox="allow-scripts allow-top-navigation" />',
    'export const g = <iframe sandbox="allow-top-navigation-by-user-activation" />',
    'export const h = <iframe sandbox="allow-popups-to-escape-sandbox" />',
    "export const i = document.createElement('iframe')",
  ]
  expect(await refusedBy(rule, FRAME, inItsPlace)).toEqual(inItsPlace)
  const elsewhere = [
    'export const a = <iframe sandbox="allow-scripts" title="a" />',
    'export const b = <object data="/m/x" />',
    "import { createElement } from 'react'\nexport const c = createElement('iframe')",
  ]
  const found = await refusedBy(rule, 'src/features/lobby/a.tsx', elsewhere)
  expect(found).toEqual(elsewhere)
  for (const [file, allowed] of [
    [FRAME, 'export const a = <iframe src="/m/x" sandbox={frameSandbox("", "")} title="a" />'],
    [FRAME, 'export const a = <iframe src="/m/x" sandbox="" title="a" />'],
    ['src/shared/captcha/captcha-frame.tsx', elsewhere[0] ?? ''],
    ['src/features/updates/dialog/apply-update.ts', "export const a = document.createElement('iframe')"],
    ['src/a.ts', "export const a = document.createElement('img')"],
  ] as const)
    expect(await refusedBy(rule, file, [allowed]), file).toEqual([])
})

test('R-14 an image is rejected unless its URL comes from the hook', async () => {
  const rule = 'no-restricted-syntax'
  const image = (attributes: string) => `export const a = (src: string) => <img ${attributes} alt="" />`
  const bad = ['src={src}', '{...rest}', '{...picture.attributes} src={src}'].map(image)
  expect(await refusedBy(rule, 'src/ui/a.tsx', [...bad, image('{...picture.attributes}')])).toEqual(bad)
})
