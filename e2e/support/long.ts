/** For a test of ten seconds or more, where others notice a fault first: in `npm run test:long`, and so in CI. */
export const LONG = { tag: '@long' } as const
