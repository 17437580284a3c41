/** TypeScript 7, ten times as fast as version 6, which only ESLint still needs (docs/decisions/two-compilers.md). */
export const COMPILER = 'node_modules/typescript-7/bin/tsc'
