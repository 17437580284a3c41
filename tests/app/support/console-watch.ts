import { afterEach, beforeEach, expect, vi } from 'vitest'

let allowed: RegExp[] = []
let problems: string[] = []

/** Expects a message on the console, which would fail the test. */
export const allowConsole = (pattern: RegExp): void => {
  allowed.push(pattern)
}

/** Fails a test on any error or warning that it does not allow: React's, the app's, the gateway's. */
export const watchConsole = (): void => {
  beforeEach(() => {
    allowed = []
    problems = []
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...given: unknown[]) => {
        problems.push(given.map((one) => (one instanceof Error ? (one.stack ?? '') : String(one))).join(' '))
      })
  })
  afterEach(() => {
    const left = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
    expect(left, 'messages on the console').toEqual([])
  })
}
