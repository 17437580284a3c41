import { expect, test } from 'vitest'
import { brokenByOxlint, brokenRules, isOn, refusedBy } from './support/lint-text'

const IN_PAGE = 'src/features/lobby/grid.tsx'

/** Rules of others, which only have to be on. */
const TURNED_ON: Readonly<Record<string, readonly string[]>> = {
  'src/a.tsx': [
    ...['@typescript-eslint/no-explicit-any', '@typescript-eslint/no-non-null-assertion'],
    ...['@typescript-eslint/consistent-type-imports', 'no-restricted-exports', 'max-lines'],
  ],
  'worker/a.ts': ['no-console'],
}

test.each(Object.entries(TURNED_ON))('in %s the rules are on', async (file, rules) => {
  expect(await Promise.all(rules.map((rule) => isOn(rule, file)))).toEqual(rules.map(() => true))
})

test('in src Oxlint runs the rules of React and its compiler', async () => {
  const bad = `import { useState } from 'react'
export function Bad({ isOn }: { readonly isOn: boolean }) {
  const Inner = () => <i />
  if (isOn) useState(0)
  return <Inner />
}
`
  expect(await brokenByOxlint('src/bad.tsx', bad)).toEqual(
    expect.arrayContaining(['rules-of-hooks', 'static-components']),
  )
})

test('Oxlint finds what is never used', async () =>
  expect(await brokenByOxlint('worker/a.ts', 'try {\n  close()\n} catch (error) {}\n')).toContain(
    'no-unused-vars',
  ))

test.each([
  ['no barrel', 'no-restricted-syntax', 'src/a.ts', "export * from './b'"],
  ['no enum', 'no-restricted-syntax', 'worker/a.ts', 'export enum A { B }'],
  [
    'no raw HTML',
    'no-restricted-syntax',
    'src/a.tsx',
    'export const a = <i dangerouslySetInnerHTML={{ __html: `` }} />',
  ],
  ['no innerHTML', 'no-restricted-syntax', 'src/a.ts', "document.body.innerHTML = ''"],
  ['kebab-case files', 'local/kebab-case-files', 'src/ui/IconButton.tsx', 'export const a = 1'],
  [
    'no sleeping tests',
    'no-restricted-properties',
    'e2e/a.e2e.ts',
    'export const a = (page: { waitForTimeout(ms: number): void }) => { page.waitForTimeout(5) }',
  ],
  [
    'no lone test',
    'no-restricted-properties',
    'tests/a.test.ts',
    "import { test } from 'vitest'\ntest.only('x', () => {})",
  ],
])('%s', async (_name, rule, file, source) => expect(await brokenRules(file, `${source}\n`)).toContain(rule))

test('a plain module breaks nothing; a configuration file may export a default, a page may not', async () => {
  const source =
    "import type { A } from './b'\n\nexport const first = (list: readonly A[]): A | undefined => list[0]\n"
  expect(await brokenRules('src/first.ts', source)).toEqual([])
  const page = 'export default function LobbyPage() {\n  return null\n}\n'
  expect(await brokenRules('src/features/lobby/page/lobby-page.tsx', page)).toEqual(['no-restricted-exports'])
  expect(await brokenRules('vite.config.ts', 'export default {}\n')).toEqual([])
})

test('OFF-01 the page may not use the network', async () => {
  const rule = 'local/no-network'
  const bad = [
    ...["void fetch('/x')", "void window.fetch('/x')", "void globalThis['fetch']('/x')"],
    ...["void self.fetch('/x')", "void document.defaultView.window.fetch('/x')", 'export const load = fetch'],
    ...['export const { fetch: a } = window', 'const { fetch: b } = globalThis', 'new XMLHttpRequest()'],
    ...['new window.XMLHttpRequest()', "new WebSocket('wss://x')", "new globalThis.WebSocket('wss://x')"],
    ...["new EventSource('/x')", "navigator.sendBeacon('/x')", "window.navigator.sendBeacon('/x')"],
    'export const { sendBeacon } = navigator',
  ]
  const good = [
    'export function Grid({ fetch }: { fetch: () => void }) {\n  fetch()\n}',
    "const rows = { fetch: 1 }\nexport const n = rows.fetch + Number(rows['fetch'])",
    'export type Load = typeof fetch',
    'export const isOnline = navigator.onLine',
  ]
  expect(await refusedBy(rule, IN_PAGE, bad)).toEqual(bad)
  expect(await refusedBy(rule, IN_PAGE, good)).toEqual([])
  expect(await refusedBy(rule, 'worker/net/request.ts', bad)).toEqual([])
})

test('names use the terms of the glossary', async () => {
  const rule = 'local/banned-words'
  const bad = [
    'export const tellRows = 1',
    'export const MAX_TOLD = 1',
    'export interface LoginWish { readonly a: 1 }',
    'export class A {\n  #heed = 1\n  b = this.#heed\n}',
  ]
  const good = [
    'export const translate = 1',
    'export const standardHeadings = 1',
    'export const standIns = 1',
    "export const kind = 'late'", // a text is no name
  ]
  expect(await refusedBy(rule, 'src/ui/a.ts', bad)).toEqual(bad)
  expect(await refusedBy(rule, 'demo/demo-stand-ins.ts', good)).toEqual([])
  expect(await brokenRules('worker/run-late.ts', 'export const a = 1\n')).toContain(rule)
})
