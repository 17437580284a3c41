import stylelint from 'stylelint'
import { describe, expect, test } from 'vitest'
import { GUARDED_APIS } from '../../lint/guarded-apis.js'
import { SUPPORT_FLOOR } from '../../scripts/build/support-floor'
import manifest from '../../package.json' with { type: 'json' }
import { brokenRules, brokenTypedRules } from './support/lint-text'

async function brokenStyleRules(source: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code: source, codeFilename: 'src/ui/fixture.module.css' })
  const rules = results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
  return [...new Set(rules)].sort()
}

describe('APIs above Chrome 94 or iOS 15.4', () => {
  test.each([
    ['src/a.ts', "export const a = new CompressionStream('gzip')\n"],
    ['worker/a.ts', 'export const a = new SharedWorker(String())\n'],
  ])('%s: %s', async (file, source) => {
    expect(await brokenRules(file, source)).toContain('compat/compat')
  })

  test.each([
    ['src/a.ts', 'export const a = new AbortController()\n'],
    ['worker/a.ts', 'export const a = crypto.randomUUID()\n'],
    ['worker/a.ts', 'export const a = navigator.locks\n'],
    ['gateway/a.ts', 'export const a = AbortSignal.timeout(1)\n'], // never ships
    ['src/a.ts', 'export const a = () => requestIdleCallback(() => undefined)\n'], // guarded, with its reason
  ])('%s may: %s', async (file, source) => {
    expect(await brokenRules(file, source)).not.toContain('compat/compat')
  })

  test.each([
    'export const a = AbortSignal.timeout(1)',
    "export const a = URL.canParse('x')",
    'export const a = document.body.checkVisibility()',
    "export const a = document.querySelector('dialog')?.requestClose()",
    'export const a = document.startViewTransition(() => undefined)',
  ])('member: %s', async (source) => {
    expect(await brokenTypedRules('src/fixture.ts', `${source}\n`)).toContain('local/members-at-floor')
  })

  test.each([
    'export const a = navigator.locks',
    'export const a = crypto.randomUUID()',
    "export const a = Object.hasOwn({}, 'a')",
    'export const a = { timeout: 1 }.timeout',
  ])('member may: %s', async (source) => {
    expect(await brokenTypedRules('src/fixture.ts', `${source}\n`)).toEqual([])
  })

  test('the build targets the floor that the lint holds', () => {
    const versions = (list: readonly string[]): string[] =>
      list.map((name) => name.replaceAll(/\w* >= |^[a-z]+/g, '')).sort()
    expect(versions(manifest.browserslist)).toEqual([...new Set(versions(SUPPORT_FLOOR))])
  })

  test('every guarded API has a reason and is named once', () => {
    expect(new Set(GUARDED_APIS).size).toBe(GUARDED_APIS.length)
  })
})

describe('CSS above the floor, or that does not mirror', () => {
  test.each([
    ['plugin/no-unsupported-browser-features', '.a:has(.b) { color: red; }'],
    ['plugin/no-unsupported-browser-features', '.a { grid-template-columns: subgrid; }'],
    ['plugin/no-unsupported-browser-features', '.a { &:hover { color: red; } }'],
    ['plugin/no-unsupported-browser-features', '@container (min-width: 1px) { .a { color: red; } }'],
    ['local/css-floor', '.a { color: color-mix(in srgb, red, blue); }'],
    ['local/css-floor', '.a { --shade: color-mix(in srgb, red, blue); }'],
    ['local/css-floor', '.a { block-size: 100dvh; }'],
    ['local/css-floor', '.a { translate: 0 1px; }'],
    ['local/logical-shorthand', '.a { padding: 0 1px 2px 3px; }'],
    ['property-disallowed-list', '.a { margin-left: 1px; }'],
    ['property-disallowed-list', '.a { left: 0; }'],
    ['property-disallowed-list', '.a { border-top-right-radius: 1px; }'],
    ['declaration-property-value-disallowed-list', '.a { text-align: left; }'],
    ['declaration-no-important', '.a { color: red !important; }'],
  ])('%s: %s', async (rule, source) => {
    expect(await brokenStyleRules(source)).toContain(rule)
  })

  test.each([
    '.a { margin-inline-start: 1px; inset-inline: 0; padding: 1px 2px 3px 2px; text-align: start; }',
    '.a { block-size: 100vh; block-size: 100dvh; }',
    '.a { margin: 0 max(1px, env(safe-area-inset-right)) 0 max(1px, env(safe-area-inset-right)); }',
    '@supports (color: color-mix(in srgb, red, blue)) { .a { --shade: color-mix(in srgb, red, blue); } }',
    '.a:is(.b, .c):focus-visible { display: grid; gap: 1px; aspect-ratio: 3 / 4; }',
    '.a { color: red; color: color-mix(in srgb, red, blue); }',
  ])('may: %s', async (source) => {
    expect(await brokenStyleRules(source)).toEqual([])
  })
})
