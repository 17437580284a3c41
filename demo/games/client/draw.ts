import { DRAW, HIGHEST, PICKS } from './draw-rules'
import { bursts } from './kit/burst'
import { surface } from './kit/canvas'
import { openHouse } from './kit/open-house'
import { chance, easeOut, everyFrame, tween } from './kit/motion'
import { button, element, row, setStage } from './kit/stage'
import './grid.css'

const COLOURS = ['#e0203f', '#2560e0', '#f5a301', '#2f9a44', '#8a3fe0', '#e8581a'] as const

interface Ball {
  readonly number: number
  x: number
  y: number
  vx: number
  vy: number
}

const stage = setStage()
const { palette } = stage.theme
const burst = bursts(stage.table, [palette.light, palette.shade, '#fff'])
const picked = new Set<number>()
const house = openHouse(stage, DRAW, () => lock(false))
let drawn: { number: number; part: number }[] = []
let energy = 0.25
// Positions are in radii of the drum, so that rotating the phone moves nothing.
const balls: Ball[] = Array.from({ length: HIGHEST }, (_, index) => ({
  number: index + 1,
  x: (chance(100) - 50) / 80,
  y: (chance(100) - 50) / 80,
  vx: (chance(100) - 50) / 40,
  vy: (chance(100) - 50) / 40,
}))

const board = surface(stage.table)
everyFrame((seconds) => {
  tumble(seconds)
  paint()
})

/** Balls fall, are blown up by the drum's air, and bounce off its wall. */
function tumble(seconds: number): void {
  for (const ball of balls) {
    ball.vy += 3.2 * seconds
    if (ball.y > 0.45) ball.vy -= energy * 26 * seconds * (0.5 + Math.random())
    ball.vx += (Math.random() - 0.5) * energy * 20 * seconds
    ball.x += ball.vx * seconds
    ball.y += ball.vy * seconds
    const far = Math.hypot(ball.x, ball.y)
    if (far <= 0.85) continue
    const [nx, ny] = [ball.x / far, ball.y / far]
    const into = ball.vx * nx + ball.vy * ny
    ball.vx -= 1.72 * into * nx
    ball.vy -= 1.72 * into * ny
    ball.x = nx * 0.85
    ball.y = ny * 0.85
  }
}

function paint(): void {
  const { pen, width, height } = board
  const radius = Math.min(width * 0.4, height * 0.36)
  const [cx, cy] = [width / 2, radius + 14]
  pen.clearRect(0, 0, width, height)
  pen.beginPath()
  pen.arc(cx, cy, radius, 0, 7)
  pen.fillStyle = 'rgb(255 255 255 / 10%)'
  pen.fill()
  pen.lineWidth = 7
  pen.strokeStyle = palette.shade
  pen.stroke()
  const out = new Set(drawn.map(({ number }) => number))
  for (const ball of balls) {
    if (!out.has(ball.number))
      paintBall(ball.number, cx + ball.x * radius, cy + ball.y * radius, radius * 0.14)
  }
  const size = Math.min(width / (PICKS * 2.5), height * 0.09)
  drawn.forEach(({ number, part }, index) => {
    const x = cx + (index - (PICKS - 1) / 2) * size * 2.3
    const y = cy + radius + (height - cy - radius) * 0.5 * easeOut(part)
    paintBall(number, x * part + cx * (1 - part), y, size * (0.5 + 0.5 * part), picked.has(number))
  })
}

function paintBall(number: number, x: number, y: number, radius: number, isHit = false): void {
  const { pen } = board
  if (isHit) {
    pen.beginPath()
    pen.arc(x, y, radius * 1.22, 0, 7)
    pen.fillStyle = '#4be37e'
    pen.fill()
  }
  pen.beginPath()
  pen.arc(x, y, radius, 0, 7)
  pen.fillStyle = COLOURS[number % COLOURS.length] ?? COLOURS[0]
  pen.fill()
  pen.beginPath()
  pen.arc(x, y, radius * 0.62, 0, 7)
  pen.fillStyle = '#fff'
  pen.fill()
  pen.fillStyle = '#1a1c2c'
  pen.font = `800 ${Math.round(radius * 0.8)}px system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(number), x, y + 1)
}

const grid = element('div', 'grid')
grid.style.gridTemplateColumns = 'repeat(10, 1fr)'
const cells = Array.from({ length: HIGHEST }, (_, index) =>
  button(String(index + 1), () => toggle(index + 1)),
)
grid.append(...cells)
const quick = button(stage.say('quick'), quickPick)
const go = button(stage.say('draw'), () => void run(), 'go')
stage.controls.append(grid, row(stage.stepper(), quick, go))
lock(true)

function toggle(number: number): void {
  if (!picked.delete(number) && picked.size < PICKS) picked.add(number)
  drawn = []
  refresh()
}

function quickPick(): void {
  picked.clear()
  while (picked.size < PICKS) picked.add(1 + chance(HIGHEST))
  drawn = []
  refresh()
}

function refresh(): void {
  const hits = new Set(drawn.map(({ number }) => number))
  cells.forEach((cell, index) => {
    cell.setAttribute('aria-pressed', String(picked.has(index + 1)))
    cell.className = picked.has(index + 1) && hits.has(index + 1) ? 'hit' : ''
  })
  go.disabled = picked.size < PICKS
  if (picked.size < PICKS) stage.result(stage.say('pickFive'))
  else if (drawn.length === 0) stage.result('')
}

async function run(): Promise<void> {
  const bet = stage.purse.bet
  stage.result('')
  drawn = []
  refresh()
  lock(true)
  const played = await house.play({ stake: bet, picks: [...picked] })
  if (played === null) {
    lock(false)
    return
  }
  energy = 1
  await tween(900, () => undefined)
  for (const number of played.outcome.drawn) {
    const ball = { number, part: 0 }
    drawn.push(ball)
    await tween(520, (part) => (ball.part = part))
    refresh()
    lock(true)
  }
  energy = 0.25
  const matched = drawn.filter(({ number }) => picked.has(number)).length
  const amount = played.win
  played.land()
  const text = stage.say('matched', matched)
  stage.result(amount > 0 ? `${text} · ${stage.say('won', stage.purse.money(amount))}` : text)
  if (amount > 0) burst(amount / bet)
  lock(false)
}

function lock(isLocked: boolean): void {
  for (const one of [...cells, quick, go]) one.disabled = isLocked
  if (!isLocked) refresh()
}
