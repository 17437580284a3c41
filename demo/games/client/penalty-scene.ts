import type { Palette } from '../../art/palettes'
import type { Surface } from './kit/canvas'

/** Progress of a shot: the ball's flight and the keeper's dive from 0 to 1, and their targets. */
export interface Moment {
  readonly ball: number
  readonly target: number
  readonly keeper: number
  readonly dive: number
  /** Radians. */
  readonly spin: number
}

/** Targets of a shot, as fractions of the table. */
export const TARGETS = [
  { x: 0.2, y: 0.27, arrow: '↖' },
  { x: 0.8, y: 0.27, arrow: '↗' },
  { x: 0.5, y: 0.36, arrow: '↑' },
  { x: 0.2, y: 0.47, arrow: '↙' },
  { x: 0.8, y: 0.47, arrow: '↘' },
] as const

const GOAL = { left: 0.1, right: 0.9, top: 0.2, foot: 0.54 } as const

export function paintScene({ pen, width, height }: Surface, palette: Palette, moment: Moment): void {
  paintGround(pen, width, height, palette)
  paintGoal(pen, width, height)
  paintKeeper(pen, width, height, palette, moment)
  paintBall(pen, width, height, moment)
}

type Pen = CanvasRenderingContext2D

function paintGround(pen: Pen, width: number, height: number, palette: Palette): void {
  const sky = pen.createLinearGradient(0, 0, 0, height * 0.56)
  sky.addColorStop(0, palette.deep)
  sky.addColorStop(1, palette.mid)
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = 'rgb(255 255 255 / 16%)'
  for (let seat = 0; seat < 60; seat += 1) {
    pen.fillRect(((seat * 53) % 61) * (width / 60), height * (0.06 + ((seat * 7) % 9) * 0.045), 5, 7)
  }
  for (let stripe = 0; stripe < 6; stripe += 1) {
    pen.fillStyle = stripe % 2 === 0 ? '#1f7a34' : '#25893c'
    pen.fillRect(0, height * (0.52 + stripe * 0.08), width, height * 0.081)
  }
  pen.strokeStyle = 'rgb(255 255 255 / 70%)'
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(0, height * 0.54)
  pen.lineTo(width, height * 0.54)
  pen.moveTo(width * 0.04, height * 0.72)
  pen.lineTo(width * 0.96, height * 0.72)
  pen.stroke()
}

function paintGoal(pen: Pen, width: number, height: number): void {
  const [left, right, top, foot] = [
    GOAL.left * width,
    GOAL.right * width,
    GOAL.top * height,
    GOAL.foot * height,
  ]
  pen.strokeStyle = 'rgb(255 255 255 / 30%)'
  pen.lineWidth = 1
  pen.beginPath()
  for (let x = left; x <= right; x += 14) {
    pen.moveTo(x, top)
    pen.lineTo(x, foot)
  }
  for (let y = top; y <= foot; y += 14) {
    pen.moveTo(left, y)
    pen.lineTo(right, y)
  }
  pen.stroke()
  pen.strokeStyle = '#fff'
  pen.lineWidth = 7
  pen.lineJoin = 'round'
  pen.beginPath()
  pen.moveTo(left, foot)
  pen.lineTo(left, top)
  pen.lineTo(right, top)
  pen.lineTo(right, foot)
  pen.stroke()
}

function paintKeeper(
  pen: Pen,
  width: number,
  height: number,
  palette: Palette,
  { keeper, dive }: Moment,
): void {
  const target = TARGETS[dive] ?? TARGETS[2]
  const size = Math.min(width, height * 0.8) * 0.2
  const x = width * (0.5 + (target.x - 0.5) * 0.82 * keeper)
  const y = height * (0.44 + (target.y - 0.4) * 0.7 * keeper)
  pen.save()
  pen.translate(x, y)
  pen.rotate((target.x - 0.5) * 3 * keeper)
  pen.strokeStyle = palette.glow
  pen.lineCap = 'round'
  pen.lineWidth = size * 0.16
  pen.beginPath()
  pen.moveTo(-size * 0.2, -size * 0.2)
  pen.lineTo(-size * 0.45, -size * (0.1 + keeper * 0.6))
  pen.moveTo(size * 0.2, -size * 0.2)
  pen.lineTo(size * 0.45, -size * (0.1 + keeper * 0.6))
  pen.stroke()
  pen.strokeStyle = '#14161f'
  pen.beginPath()
  pen.moveTo(-size * 0.1, size * 0.2)
  pen.lineTo(-size * 0.16, size * 0.6)
  pen.moveTo(size * 0.1, size * 0.2)
  pen.lineTo(size * 0.16, size * 0.6)
  pen.stroke()
  pen.fillStyle = palette.glow
  pen.beginPath()
  pen.roundRect(-size * 0.24, -size * 0.3, size * 0.48, size * 0.56, size * 0.1)
  pen.fill()
  pen.fillStyle = '#f0c6a0'
  pen.beginPath()
  pen.arc(0, -size * 0.44, size * 0.15, 0, 7)
  pen.fill()
  pen.restore()
}

function paintBall(pen: Pen, width: number, height: number, { ball, target, spin }: Moment): void {
  const to = TARGETS[target] ?? TARGETS[2]
  const radius = Math.min(width, height) * (0.062 - 0.028 * ball)
  const x = width * (0.5 + (to.x - 0.5) * ball)
  const y = height * (0.86 + (to.y - 0.86) * ball - Math.sin(ball * Math.PI) * 0.05)
  pen.fillStyle = 'rgb(0 0 0 / 35%)'
  pen.beginPath()
  pen.ellipse(x, height * (0.9 - 0.34 * ball), radius, radius * 0.3, 0, 0, 7)
  pen.fill()
  pen.save()
  pen.translate(x, y)
  pen.rotate(spin)
  pen.fillStyle = '#fff'
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 7)
  pen.fill()
  pen.fillStyle = '#1c2030'
  for (let spot = 0; spot < 6; spot += 1) {
    const angle = (spot / 5) * 2 * Math.PI
    const far = spot === 5 ? 0 : radius * 0.68
    pen.beginPath()
    pen.arc(Math.cos(angle) * far, Math.sin(angle) * far, radius * (spot === 5 ? 0.3 : 0.2), 0, 7)
    pen.fill()
  }
  pen.restore()
}
