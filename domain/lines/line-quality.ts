export type LineQuality = 'good' | 'fair' | 'slow' | 'silent'

const GOOD_UP_TO_MS = 300 // a tap and its answer still feel like one
const FAIR_UP_TO_MS = 900

/** How a line feels. @param latencyMs of its ping, null where there was no answer */
export const lineQuality = (latencyMs: number | null): LineQuality => {
  if (latencyMs === null) return 'silent'
  if (latencyMs <= GOOD_UP_TO_MS) return 'good'
  return latencyMs <= FAIR_UP_TO_MS ? 'fair' : 'slow'
}
