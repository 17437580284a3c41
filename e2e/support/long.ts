/** For a test that takes long, where others notice most faults first: in `npm run test:long`, and so in CI. */
export const LONG = { tag: '@long' } as const
