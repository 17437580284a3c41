/** Multiplies the runs of the property tests, with new values each time: `FUZZ=20 npx vitest run`. */
export const FUZZ = Number(process.env.FUZZ ?? 0)

/** The runs of a property test that needs another number than the default hundred. */
export const timesFuzzed = (runs: number): number => runs * Math.max(1, FUZZ)
