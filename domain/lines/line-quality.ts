export type LineQuality = 'good' | 'fair' | 'slow' | 'silent'

const GOOD_UP_TO_MS = 300 // up to here a response to a tap feels immediate
const FAIR_UP_TO_MS = 900

/** Returns the quality of a line. @param latencyMs of its ping, null if there was no response */
export const lineQuality = (latencyMs: number | null): LineQuality => {
  if (latencyMs === null) return 'silent'
  if (latencyMs <= GOOD_UP_TO_MS) return 'good'
  return latencyMs <= FAIR_UP_TO_MS ? 'fair' : 'slow'
}
