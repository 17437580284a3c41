import { bursts } from './kit/burst'
import { surface } from './kit/canvas'
import { openHouse } from './kit/open-house'
import { chance, easeOut, isCalm, tween } from './kit/motion'
import { button, row, setStage } from './kit/stage'
import { stamp } from './kit/theme'
import { anySymbol, freshReels, LINES, lineWins, PAYS, ROWS, SLOT, type Reels } from './slot-rules'

const REELS = 5
const STAMP = 160
const COMMON = ['seven', 'diamond', 'bell', 'clover', 'cherry', 'melon', 'lemon'] as const

const stage = setStage()
const { palette, motif } = stage.theme
// The game's own subject pays best; a common symbol with the same motif is dropped.
const symbols = [motif, ...COMMON.filter((one) => one !== motif)].slice(0, PAYS.length)
const stamps = symbols.map((symbol) => stamp(symbol, palette, STAMP, () => draw()))
const house = openHouse(stage, SLOT, () => (go.disabled = false))

let reels: Reels = freshReels(chance)
const offsets = [0, 0, 0, 0, 0] // cells that each reel still has to roll
const strips: number[][] = reels.map((reel) => [...reel])
let won: readonly number[] = []
let glow = 0

const board = surface(stage.table, () => draw())
const burst = bursts(stage.table, [palette.light, palette.shade, '#fff'])

function draw(): void {
  const { pen, width, height } = board
  const cell = Math.min((width - 24) / REELS, (height - 24) / ROWS)
  const [left, top] = [(width - cell * REELS) / 2, (height - cell * ROWS) / 2]
  pen.clearRect(0, 0, width, height)
  pen.save()
  pen.beginPath()
  pen.roundRect(left - 6, top - 6, cell * REELS + 12, cell * ROWS + 12, 16)
  pen.fillStyle = palette.deep
  pen.fill()
  pen.lineWidth = 4
  pen.strokeStyle = palette.shade
  pen.stroke()
  pen.clip()
  for (let reel = 0; reel < REELS; reel += 1) {
    pen.fillStyle = reel % 2 === 0 ? 'rgb(255 255 255 / 9%)' : 'rgb(255 255 255 / 4%)'
    pen.fillRect(left + reel * cell, top - 6, cell, cell * ROWS + 12)
    drawReel(reel, left + reel * cell, top, cell)
  }
  const shadow = pen.createLinearGradient(0, top, 0, top + cell * ROWS)
  shadow.addColorStop(0, 'rgb(0 0 0 / 55%)')
  shadow.addColorStop(0.2, 'transparent')
  shadow.addColorStop(0.8, 'transparent')
  shadow.addColorStop(1, 'rgb(0 0 0 / 55%)')
  pen.fillStyle = shadow
  pen.fillRect(left - 6, top - 6, cell * REELS + 12, cell * ROWS + 12)
  for (const line of won) drawLine(line, left, top, cell)
  pen.restore()
  if (top > 90) drawMarquee(top, width, height)
}

/** A tall table shows the game's subject above the reels, and below them the payout of five best symbols. */
function drawMarquee(room: number, width: number, height: number): void {
  const { pen } = board
  const size = Math.min(room - 24, 190)
  const glowing = pen.createRadialGradient(width / 2, room / 2, 0, width / 2, room / 2, room * 0.9)
  glowing.addColorStop(0, palette.glow)
  glowing.addColorStop(1, 'transparent')
  pen.globalAlpha = 0.5
  pen.fillStyle = glowing
  pen.fillRect(0, 0, width, room - 8)
  pen.globalAlpha = 1
  const [subject] = stamps
  if (subject !== undefined) pen.drawImage(subject, (width - size) / 2, (room - size) / 2 - 4, size, size)
  const step = width / 4
  pen.font = '800 14px system-ui, sans-serif'
  pen.textAlign = 'center'
  pen.fillStyle = palette.light
  stamps.slice(0, 4).forEach((image, index) => {
    const x = step * (index + 0.5)
    pen.drawImage(image, x - 26, height - room / 2 - 40, 52, 52)
    pen.fillText(`5 = × ${PAYS[index]?.[2] ?? ''}`, x, height - room / 2 + 34)
  })
}

/** The strip is read from the top; the reel shows three cells from `offset` on. */
function drawReel(reel: number, x: number, top: number, cell: number): void {
  const strip = strips[reel] ?? []
  const offset = offsets[reel] ?? 0
  const inset = cell * 0.07
  for (let index = Math.floor(offset); index < offset + ROWS; index += 1) {
    const image = stamps[strip[index] ?? -1]
    const y = top + (index - offset) * cell
    if (image !== undefined)
      board.pen.drawImage(image, x + inset, y + inset, cell - inset * 2, cell - inset * 2)
  }
}

function drawLine(line: number, left: number, top: number, cell: number): void {
  const { pen } = board
  pen.beginPath()
  LINES[line]?.forEach((place, reel) => pen.lineTo(left + (reel + 0.5) * cell, top + (place + 0.5) * cell))
  pen.lineWidth = 6
  pen.lineJoin = 'round'
  pen.strokeStyle = `hsl(${(line * 47) % 360} 95% 65% / ${0.55 + 0.45 * Math.sin(glow * 12)})`
  pen.stroke()
}

async function spin(): Promise<void> {
  go.disabled = true
  won = []
  const bet = stage.purse.bet
  stage.result('')
  const played = await house.play({ stake: bet })
  if (played === null) {
    go.disabled = false
    return
  }
  await Promise.all(played.outcome.reels.map((reel, index) => roll(index, reel)))
  reels = played.outcome.reels
  won = lineWins(reels, bet).map(({ line }) => line)
  const total = played.win
  played.land()
  stage.result(total > 0 ? stage.say('won', stage.purse.money(total)) : stage.say('lost'))
  if (total > 0) burst(total / bet)
  go.disabled = false
  go.focus({ preventScroll: true })
  if (total > 0) await tween(isCalm ? 1 : 1400, flash)
  else draw()
}

function flash(part: number): void {
  glow = part
  draw()
}

/** The reel rolls down over a strip of random symbols that ends in the target symbols. */
async function roll(reel: number, target: readonly number[]): Promise<void> {
  const length = 14 + reel * 5 // cells rolled; the previous symbols are at the end of the strip
  const before = strips[reel]?.slice(0, ROWS) ?? []
  strips[reel] = [...target, ...Array.from({ length: length - ROWS }, () => anySymbol(chance)), ...before]
  await tween(900 + reel * 260, (part) => {
    offsets[reel] = length * (1 - easeOut(part))
    draw()
  })
  offsets[reel] = 0
  strips[reel] = [...target]
  draw()
}

const go = button(stage.say('spin'), () => void spin(), 'go')
go.disabled = true
stage.controls.append(row(stage.stepper(), go))
