/** Whether the player asked for less motion: then things arrive at once. */
export const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches

/** Runs `draw(part)` with part from 0 to 1 over `ms`, a frame at a time; resolves at the end. */
export function tween(ms: number, draw: (part: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now()
    const length = isCalm ? Math.min(ms, 1) : ms
    const frame = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / length))
      draw(part)
      if (part < 1) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
  })
}

/** Calls `draw` every frame with the seconds since the one before, never more than a twentieth. */
export function everyFrame(draw: (seconds: number) => void): void {
  let before = performance.now()
  const frame = (now: number) => {
    draw(Math.min(0.05, Math.max(0, (now - before) / 1000)))
    before = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

export const easeOut = (part: number): number => 1 - (1 - part) ** 3

/** A whole number from 0 to below `limit`, from the browser's own generator. */
export function chance(limit: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return Math.floor((value / 4_294_967_296) * limit)
}
