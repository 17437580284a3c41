import { correction, generate } from 'lean-qr'

/** The code of a text, drawn: `size` modules a side, and a path of the dark ones, one unit each. */
export interface QrPath {
  readonly size: number
  readonly path: string
}

/** Null for a text that no code holds. Corrects 15 % of errors: a finger on the screen, a scratched camera. */
export const qrPath = (text: string): QrPath | null => {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M })
    return { size: code.size, path: pathOf(code) }
  } catch {
    return null
  }
}

/** Row by row, what lies side by side in one stroke. */
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
