/**
 * For a test that takes ten seconds or more and guards what rarely breaks, where other tests notice first: it runs with
 * `npm run test:long`, and in CI.
 */
export const LONG = { tag: '@long' } as const
