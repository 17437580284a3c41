/** How many times more than usual the property tests try, each time with other values: `FUZZ=20 npx vitest run`. */
export const FUZZ = Number(process.env.FUZZ ?? 0)

/** The runs of a property test that needs another number than the usual hundred. */
export const timesFuzzed = (runs: number): number => runs * Math.max(1, FUZZ)
