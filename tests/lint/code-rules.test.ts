import { expect, test } from 'vitest'
import { brokenRules } from './support/lint-text'

const LONG = 'export const a = 1\n'.repeat(1) + '// line\n'.repeat(250)

test.each([
  ['no any', '@typescript-eslint/no-explicit-any', 'src/a.ts', 'export const a: any = 1\n'],
  ['no !', '@typescript-eslint/no-non-null-assertion', 'src/a.ts', "export const a = ''.at(0)!\n"],
  [
    'type imports',
    '@typescript-eslint/consistent-type-imports',
    'src/a.ts',
    "import { A } from './b'\nexport type B = A\n",
  ],
  ['no default export', 'no-restricted-exports', 'src/a.ts', 'export default 1\n'],
  ['no default re-export', 'no-restricted-exports', 'src/a.ts', "export { default } from './b'\n"],
  ['no barrel', 'no-restricted-syntax', 'src/a.ts', "export * from './b'\n"],
  ['no enum', 'no-restricted-syntax', 'worker/a.ts', 'export enum A { B }\n'],
  [
    'no raw HTML',
    'no-restricted-syntax',
    'src/a.tsx',
    'export const a = <i dangerouslySetInnerHTML={{ __html: `` }} />\n',
  ],
  ['no innerHTML', 'no-restricted-syntax', 'src/a.ts', "document.body.innerHTML = ''\n"],
  ['at most 250 lines', 'max-lines', 'src/a.ts', LONG],
  ['kebab-case files', 'local/kebab-case-files', 'src/ui/IconButton.tsx', 'export const a = 1\n'],
  [
    'rules of hooks',
    'react-hooks/rules-of-hooks',
    'src/a.tsx',
    "import { useState } from 'react'\nexport function A({ is }: { is: boolean }) {\n  if (is) useState(1)\n  return null\n}\n",
  ],
  ['no console', 'no-console', 'worker/a.ts', 'console.log(1)\n'],
  [
    'no sleeping tests',
    'no-restricted-properties',
    'e2e/a.e2e.ts',
    'export const a = (page: { waitForTimeout(ms: number): void }) => { page.waitForTimeout(5) }\n',
  ],
  [
    'no lone test',
    'no-restricted-properties',
    'tests/a.test.ts',
    "import { test } from 'vitest'\ntest.only('x', () => {})\n",
  ],
])('%s', async (_name, rule, file, source) => {
  expect(await brokenRules(file, source)).toContain(rule)
})

test('a plain module breaks nothing', async () => {
  const source =
    "import type { A } from './b'\n\nexport const first = (list: readonly A[]): A | undefined => list[0]\n"
  expect(await brokenRules('src/first.ts', source)).toEqual([])
})

test('a configuration file may export a default, a page may not', async () => {
  const page = 'export default function LobbyPage() {\n  return null\n}\n'
  expect(await brokenRules('src/features/lobby/page/lobby-page.tsx', page)).toEqual(['no-restricted-exports'])
  expect(await brokenRules('vitest.config.ts', 'export default {}\n')).toEqual([])
})
