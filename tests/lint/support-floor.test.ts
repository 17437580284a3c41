import { expect, test } from 'vitest'
import { GUARDED_APIS } from '../../lint/guarded-apis.js'
import { SUPPORT_FLOOR } from '../../scripts/build/support-floor'
import manifest from '../../package.json' with { type: 'json' }
import { isOn, refusedBy, refusedByTypes, refusedStyles } from './support/lint-text'

test('APIs above Chrome 94 or iOS 15.4 are refused in what ships, unless they are guarded', async () => {
  const rule = 'compat/compat'
  const above = ["export const a = new CompressionStream('gzip')", "export const b = new SharedWorker('')"]
  const good = [
    'export const a = new AbortController()',
    'export const b = crypto.randomUUID()',
    'export const c = navigator.locks',
    'export const d = () => requestIdleCallback(() => undefined)', // guarded, with its reason
  ]
  for (const file of ['src/a.ts', 'worker/a.ts']) {
    expect(await refusedBy(rule, file, above)).toEqual(above)
    expect(await refusedBy(rule, file, good)).toEqual([])
  }
  expect(await refusedBy(rule, 'gateway/a.ts', [...above, 'AbortSignal.timeout(1)'])).toEqual([])
})

test('members above the floor are refused in what ships; those of a missing interface, where code reaches it', async () => {
  const rule = 'local/members-at-floor'
  const bad = [
    'export const a = AbortSignal.timeout(1)',
    "export const b = URL.canParse('x')",
    'export const c = document.body.checkVisibility()',
    "export const d = document.querySelector('dialog')?.requestClose()",
    'export const e = document.startViewTransition(() => undefined)',
    "export const l = Response.json('x')",
    'export const n = (event: ToggleEvent) => event.newState',
    'export const o = (scheduler: Scheduler) => scheduler.yield()', // iOS has none, Chrome 94 only its others
    'export const j = (button?: HTMLButtonElement) => button?.popoverTargetElement',
  ]
  const good = [
    'export const f = navigator.locks',
    'export const g = crypto.randomUUID()',
    "export const h = Object.hasOwn({}, 'a')",
    'export const i = { timeout: 1 }.timeout',
    'export const m = async (answer?: Response): Promise<unknown> => answer?.json()',
    'export const k = (one: PushSubscription) => one.endpoint', // reached by a member that is refused
  ]
  expect(refusedByTypes(rule, [...bad, ...good])).toEqual(bad)
  const files = ['src/a.ts', 'worker/a.ts', 'sw/a.ts', 'domain/a.ts', 'gateway/a.ts']
  expect(await Promise.all(files.map((file) => isOn(rule, file)))).toEqual([true, true, true, true, false])
})

test('the build targets the floor that the lint holds, and every guarded API is named once', () => {
  const versions = (list: readonly string[]): string[] =>
    list.map((name) => name.replaceAll(/\w* >= |^[a-z]+/g, '')).sort()
  expect(versions(manifest.browserslist)).toEqual([...new Set(versions(SUPPORT_FLOOR))])
  expect(new Set(GUARDED_APIS).size).toBe(GUARDED_APIS.length)
})

test('CSS above the floor, or that does not mirror, is refused', async () => {
  const bad = {
    'plugin/no-unsupported-browser-features': [
      '.a:has(.b) { color: red; }',
      '.a { grid-template-columns: subgrid; }',
      '.a { &:hover { color: red; } }',
      '@container (min-width: 1px) { .a { color: red; } }',
    ],
    'local/css-floor': [
      '.a { color: color-mix(in srgb, red, blue); }',
      '.a { --shade: color-mix(in srgb, red, blue); }',
      '.a { block-size: 100dvh; }',
      '.a { translate: 0 1px; }',
    ],
    'local/logical-shorthand': ['.a { padding: 0 1px 2px 3px; }'],
    'property-disallowed-list': [
      '.a { margin-left: 1px; }',
      '.a { left: 0; }',
      '.a { border-top-right-radius: 1px; }',
    ],
    'declaration-property-value-disallowed-list': ['.a { text-align: left; }'],
    'declaration-no-important': ['.a { color: red !important; }'],
  }
  for (const [rule, styles] of Object.entries(bad)) expect(await refusedStyles(styles, rule)).toEqual(styles)
  const good = [
    '.a { margin-inline-start: 1px; inset-inline: 0; padding: 1px 2px 3px 2px; text-align: start; }',
    '.b { block-size: 100vh; block-size: 100dvh; }',
    '.c { margin: 0 max(1px, env(safe-area-inset-right)) 0 max(1px, env(safe-area-inset-right)); }',
    '@supports (color: color-mix(in srgb, red, blue)) { .d { --shade: color-mix(in srgb, red, blue); } }',
    '.e:is(.b, .c):focus-visible { display: grid; gap: 1px; aspect-ratio: 3 / 4; }',
    '.f { color: red; color: color-mix(in srgb, red, blue); }',
  ]
  expect(await refusedStyles(good)).toEqual([])
})
