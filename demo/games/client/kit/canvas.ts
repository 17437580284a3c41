export interface Surface {
  readonly canvas: HTMLCanvasElement
  readonly pen: CanvasRenderingContext2D
  /** In CSS pixels. */
  width: number
  height: number
}

const SHARPEST = 2 // a third pixel costs more battery than it is worth

/** A canvas that fills `host`, sharp on dense screens, resized with it; calls `resized` after each resize. */
export function surface(host: HTMLElement, resized: (surface: Surface) => void = () => undefined): Surface {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  host.append(canvas)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  const made: Surface = { canvas, pen, width: 0, height: 0 }
  const fit = () => {
    const ratio = Math.min(SHARPEST, devicePixelRatio)
    made.width = host.clientWidth
    made.height = host.clientHeight
    canvas.width = Math.round(made.width * ratio)
    canvas.height = Math.round(made.height * ratio)
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  }
  fit()
  // Its first call comes after this function has returned, and makes the first drawing.
  new ResizeObserver(() => {
    fit()
    resized(made)
  }).observe(host)
  return made
}
