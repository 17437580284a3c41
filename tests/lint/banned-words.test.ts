import { describe, expect, test } from 'vitest'
import { brokenRules } from './support/lint-text'

describe('names use the terms of the glossary', () => {
  test.each([
    ['src/ui/a.ts', 'export const tellRows = 1\n'],
    ['src/ui/a.ts', 'export const MAX_TOLD = 1\n'],
    ['src/ui/a.ts', 'export interface LoginWish { readonly a: 1 }\n'],
    ['worker/a.ts', 'export class A {\n  #heed = 1\n  b = this.#heed\n}\n'],
    ['worker/run-late.ts', 'export const a = 1\n'],
  ])('%s: %s', async (file, source) => {
    expect(await brokenRules(file, source)).toContain('local/banned-words')
  })

  test.each([
    ['src/ui/a.ts', 'export const translate = 1\n'],
    ['src/ui/a.ts', 'export const standardHeadings = 1\n'],
    ['demo/a.ts', 'export const standIns = 1\n'],
    ['demo/demo-stand-ins.ts', 'export const a = 1\n'],
    // A text is no name.
    ['worker/a.ts', "export const kind = 'late'\n"],
  ])('%s may: %s', async (file, source) => {
    expect(await brokenRules(file, source)).not.toContain('local/banned-words')
  })
})
