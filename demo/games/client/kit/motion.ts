/** True if the player prefers reduced motion: animations end at once. */
export const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches

/** Calls `draw(part)` every frame with part from 0 to 1 over `ms`; resolves at the end. */
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

/** Calls `draw` every frame with the seconds since the previous frame, at most a twentieth. */
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

/** Returns a random integer from 0 to below `limit`, from the browser's own generator. */
export function chance(limit: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return Math.floor((value / 4_294_967_296) * limit)
}
