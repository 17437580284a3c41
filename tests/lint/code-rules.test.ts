import { expect, test } from 'vitest'
import { brokenRules, refusedBy } from './support/lint-text'

const IN_PAGE = 'src/features/lobby/grid.tsx'

test.each([
  ['no any', '@typescript-eslint/no-explicit-any', 'src/a.ts', 'export const a: any = 1'],
  ['no !', '@typescript-eslint/no-non-null-assertion', 'src/a.ts', "export const a = ''.at(0)!"],
  [
    'type imports',
    '@typescript-eslint/consistent-type-imports',
    'src/a.ts',
    "import { A } from './b'\nexport type B = A",
  ],
  [
    'no default export',
    'no-restricted-exports',
    'src/a.ts',
    "export { default } from './b'\nexport default 1",
  ],
  ['no barrel', 'no-restricted-syntax', 'src/a.ts', "export * from './b'"],
  ['no enum', 'no-restricted-syntax', 'worker/a.ts', 'export enum A { B }'],
  [
    'no raw HTML',
    'no-restricted-syntax',
    'src/a.tsx',
    'export const a = <i dangerouslySetInnerHTML={{ __html: `` }} />',
  ],
  ['no innerHTML', 'no-restricted-syntax', 'src/a.ts', "document.body.innerHTML = ''"],
  ['at most 250 lines', 'max-lines', 'src/a.ts', `export const a = 1\n${'// line\n'.repeat(250)}`],
  ['kebab-case files', 'local/kebab-case-files', 'src/ui/IconButton.tsx', 'export const a = 1'],
  [
    'rules of hooks',
    'react-hooks/rules-of-hooks',
    'src/a.tsx',
    "import { useState } from 'react'\nexport function A({ is }: { is: boolean }) {\n  if (is) useState(1)\n  return null\n}",
  ],
  ['no console', 'no-console', 'worker/a.ts', 'console.log(1)'],
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
])('%s', async (_name, rule, file, source) => {
  expect(await brokenRules(file, `${source}\n`)).toContain(rule)
})

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
    "void fetch('/x')",
    "void window.fetch('/x')",
    "void globalThis['fetch']('/x')",
    "void self.fetch('/x')",
    "void document.defaultView.window.fetch('/x')",
    'export const load = fetch',
    'export const { fetch: a } = window',
    'const { fetch: b } = globalThis',
    'new XMLHttpRequest()',
    'new window.XMLHttpRequest()',
    "new WebSocket('wss://x')",
    "new globalThis.WebSocket('wss://x')",
    "new EventSource('/x')",
    "navigator.sendBeacon('/x')",
    "window.navigator.sendBeacon('/x')",
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
