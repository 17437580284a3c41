import { expect, test } from 'vitest'
import { brokenRules } from './support/lint-text'

const IN_PAGE = 'src/features/lobby/grid.tsx'

test.each([
  "void fetch('/x')",
  "void window.fetch('/x')",
  "void globalThis['fetch']('/x')",
  "void self.fetch('/x')",
  "void document.defaultView.window.fetch('/x')",
  'const load = fetch\nexport { load }',
  'const { fetch } = window\nexport { fetch }',
  'const { fetch: load } = globalThis\nexport { load }',
  'new XMLHttpRequest()',
  'new window.XMLHttpRequest()',
  "new WebSocket('wss://x')",
  "new globalThis.WebSocket('wss://x')",
  "new EventSource('/x')",
  "navigator.sendBeacon('/x')",
  "window.navigator.sendBeacon('/x')",
  'const { sendBeacon } = navigator\nexport { sendBeacon }',
])('OFF-01 the page may not: %s', async (source) => {
  expect(await brokenRules(IN_PAGE, `${source}\n`)).toContain('local/no-network')
})

test.each([
  'export function Grid({ fetch }: { fetch: () => void }) {\n  fetch()\n}',
  "const rows = { fetch: 1 }\nexport const n = rows.fetch + Number(rows['fetch'])",
  'export type Load = typeof fetch',
  'export const isOnline = navigator.onLine',
])('OFF-01 the page may: %s', async (source) => {
  expect(await brokenRules(IN_PAGE, `${source}\n`)).not.toContain('local/no-network')
})

test('OFF-01 the worker may fetch', async () => {
  expect(await brokenRules('worker/net/request.ts', "void fetch('/x')\n")).not.toContain('local/no-network')
})
