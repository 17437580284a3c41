import { everyFrame, isCalm } from './motion'
import { surface } from './canvas'

interface Piece {
  x: number
  y: number
  vx: number
  vy: number
  age: number
  readonly colour: string
}

/** Coins that fly up over the table after a win. Returns the function that starts them. */
export function bursts(host: HTMLElement, colours: readonly string[]): (strength: number) => void {
  if (isCalm) return () => undefined
  const { canvas, pen } = surface(host)
  canvas.style.pointerEvents = 'none'
  let pieces: Piece[] = []
  everyFrame((seconds) => {
    if (pieces.length === 0) return
    pen.clearRect(0, 0, host.clientWidth, host.clientHeight)
    pieces = pieces.filter((piece) => piece.age < 1.6)
    for (const piece of pieces) {
      piece.age += seconds
      piece.vy += 900 * seconds
      piece.x += piece.vx * seconds
      piece.y += piece.vy * seconds
      pen.globalAlpha = Math.max(0, 1 - piece.age / 1.6)
      pen.fillStyle = piece.colour
      pen.beginPath()
      pen.ellipse(piece.x, piece.y, 7 * Math.abs(Math.cos(piece.age * 9 + piece.vx)) + 1, 7, 0, 0, 7)
      pen.fill()
    }
    pen.globalAlpha = 1
  })
  return (strength) => {
    pieces.push(
      ...Array.from({ length: Math.min(90, 14 + strength * 6) }, (_, index) => ({
        x: host.clientWidth / 2,
        y: host.clientHeight * 0.6,
        vx: (Math.random() - 0.5) * 520,
        vy: -260 - Math.random() * 460,
        age: 0,
        colour: colours[index % colours.length] ?? '#fff',
      })),
    )
  }
}
