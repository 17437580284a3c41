import stylelint from 'stylelint'
import { expect, test } from 'vitest'
import { brokenRules } from './support/lint-text'

const FRAME = 'src/features/games/frame/game-frame.tsx'

test.each([
  ['src/features/lobby/a.ts', "export const a = 'https://cdn.evil.net'\n"],
  ['worker/a.ts', 'export const a = (id: string) => `https://cdn.evil.net/${id}`\n'],
  ['sw/a.ts', "export const a = 'http://192.168.1.7:80/x'\n"],
  ['domain/routing/a.ts', "export const a = '//cdn.evil.net/a.js'\n"],
  ['domain/routing/a.ts', "export const a = 'https://example.org.evil.net/a.js'\n"],
  ['deploy/a.ts', "export const a = ['script-src https://cdn.evil.net']\n"],
  ['src/a.tsx', 'export const a = <img src="https://cdn.evil.net/a.png" alt="" />\n'],
])('DEP-03 in %s a host has no place: %s', async (file, source) => {
  expect(await brokenRules(file, source)).toContain('local/literal-hosts')
})

test.each([
  ['domain/tracking/pixel-hosts.ts', "export const a = 'https://cdn.evil.net'\n"],
  [
    'src/a.ts',
    "export const a = ['https://example.org/', 'https://games.example/play', 'https://', '/m/home']\n",
  ],
  ['src/a.ts', 'export const a = (host: string) => `https://${host}/`\n'],
  ['src/a.ts', "export const a = 'http://www.w3.org/2000/svg'\n"],
  ['src/a.ts', '// https://cdn.evil.net says why\nexport const a = 1\n'],
  ['gateway/a.ts', "export const a = 'https://cdn.evil.net'\n"],
])('DEP-03 in %s this names no host of others: %s', async (file, source) => {
  expect(await brokenRules(file, source)).not.toContain('local/literal-hosts')
})

test.each([
  ['https://cdn.evil.net/a.png', true],
  ['//cdn.evil.net/a.png', true],
  ['data:image/png;base64,AA==', false],
])('DEP-03 an address in a style is refused: %s, %s', async (url, isRefused) => {
  const code = `.a {\n  background: url('${url}');\n}\n`
  const { results } = await stylelint.lint({ code, codeFilename: 'src/ui/fixture.module.css' })
  const rules = results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
  expect(rules.some((rule) => rule.startsWith('function-url-'))).toBe(isRefused)
})

test.each([
  [
    'a new place',
    'src/features/lobby/a.tsx',
    'export const a = <iframe sandbox="allow-scripts" title="a" />\n',
  ],
  ['an object', 'src/features/lobby/a.tsx', 'export const a = <object data="/m/x" />\n'],
  ['no sandbox', FRAME, 'export const a = <iframe src="/m/x" title="a" />\n'],
  ['one that React leaves out', FRAME, 'export const a = <iframe src="/m/x" sandbox title="a" />\n'],
  [
    'a sandbox of unknown origin',
    FRAME,
    'export const a = (b: string) => <iframe sandbox={b} title="a" />\n',
  ],
  [
    'one that can be taken off',
    FRAME,
    'export const a = <iframe sandbox="allow-scripts allow-same-origin" />\n',
  ],
  ['the way to the top', FRAME, 'export const a = <iframe sandbox="allow-scripts allow-top-navigation" />\n'],
  [
    'the way to the top by a tap',
    FRAME,
    'export const a = <iframe sandbox="allow-top-navigation-by-user-activation" />\n',
  ],
  ['popups without it', FRAME, 'export const a = <iframe sandbox="allow-popups-to-escape-sandbox" />\n'],
  ['one made by hand', FRAME, "export const a = document.createElement('iframe')\n"],
  [
    'one made by React',
    'src/a.ts',
    "import { createElement } from 'react'\nexport const a = createElement('iframe')\n",
  ],
])('R-17 a frame is refused: %s', async (_, file, source) => {
  expect(await brokenRules(file, source)).toContain('local/sandboxed-frames')
})

test.each([
  [FRAME, 'export const a = <iframe src="/m/x" sandbox={frameSandbox("", "")} title="a" />\n'],
  [FRAME, 'export const a = <iframe src="/m/x" sandbox="" title="a" />\n'],
  ['src/shared/captcha/captcha-frame.tsx', 'export const a = <iframe sandbox="allow-scripts" title="a" />\n'],
  ['src/features/updates/dialog/apply-update.ts', "export const a = document.createElement('iframe')\n"],
  ['src/a.ts', "export const a = document.createElement('img')\n"],
])('R-17 in %s this is allowed: %s', async (file, source) => {
  expect(await brokenRules(file, source)).not.toContain('local/sandboxed-frames')
})

test.each([
  ['nobody checks', 'src={src} alt=""'],
  ['comes from anywhere', '{...rest} alt=""'],
  ['is next to the checked one', '{...picture.attributes} src={src}'],
])('R-14 an image is rejected whose URL %s', async (_, attributes) => {
  const source = `export const a = (src: string) => <img ${attributes} />\n`
  expect(await brokenRules('src/ui/a.tsx', source)).toContain('no-restricted-syntax')
})

test('R-14 an image whose URL comes from the hook is allowed', async () => {
  const source = 'export const a = () => <img {...picture.attributes} alt="" />\n'
  expect(await brokenRules('src/ui/a.tsx', source)).not.toContain('no-restricted-syntax')
})
