import { afterEach, beforeEach, expect, vi } from 'vitest'

let problems: string[] = []

/** Fails a test on any error or warning on the console: React's, the app's, the gateway's. */
export const watchConsole = (): void => {
  beforeEach(() => {
    problems = []
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...given: unknown[]) => {
        problems.push(given.map((one) => (one instanceof Error ? (one.stack ?? '') : String(one))).join(' '))
      })
  })
  afterEach(() => expect(problems, 'messages on the console').toEqual([]))
}
