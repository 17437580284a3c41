import { correction, generate } from 'lean-qr'

/** A QR code as a drawing: `size` modules per side, and a path of the dark ones, one unit each. */
export interface QrPath {
  readonly size: number
  readonly path: string
}

/**
 * Returns the QR code of a text; null if the text is too long. It corrects 15 % of errors, such as a finger on the
 * screen or a scratched camera.
 */
export const qrPath = (text: string): QrPath | null => {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M })
    return { size: code.size, path: pathOf(code) }
  } catch {
    return null
  }
}

/** Row by row; adjacent modules are one stroke. */
const pathOf = ({ size, get }: Pick<ReturnType<typeof generate>, 'size' | 'get'>): string => {
  const strokes: string[] = []
  for (let y = 0; y < size; y += 1) {
    let x = 0
    while (x < size) {
      const from = x
      while (x < size && get(x, y)) x += 1
      if (x > from) strokes.push(`M${String(from)} ${String(y)}h${String(x - from)}v1h-${String(x - from)}z`)
      else x += 1
    }
  }
  return strokes.join('')
}
