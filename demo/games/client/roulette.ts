import { bursts } from './kit/burst'
import { surface } from './kit/canvas'
import { openHouse } from './kit/open-house'
import { easeOut, tween } from './kit/motion'
import { button, element, row, setStage } from './kit/stage'
import './grid.css'
import { EVEN_CHANCES, isRed, ROULETTE, WHEEL } from './roulette-rules'

const SLICE = (2 * Math.PI) / WHEEL.length

const stage = setStage()
const { palette } = stage.theme
const burst = bursts(stage.table, [palette.light, palette.shade, '#fff'])
const chips = new Map<string, number>()
const house = openHouse(stage, ROULETTE, () => lock(false))
let wheelAngle = 0
let ball: { angle: number; radius: number } | null = null
let outcome = ''

const board = surface(stage.table, () => paint())

function paint(): void {
  const { pen, width, height } = board
  const radius = Math.min(width, height) / 2 - 10
  pen.clearRect(0, 0, width, height)
  pen.save()
  pen.translate(width / 2, height / 2)
  disc(radius, palette.shade)
  disc(radius * 0.95, '#2b1206')
  pen.save()
  pen.rotate(wheelAngle)
  WHEEL.forEach((number, index) => slice(number, index, radius))
  pen.restore()
  disc(radius * 0.56, '#3a1b0c')
  disc(radius * 0.5, palette.deep)
  pen.fillStyle = palette.light
  pen.font = `900 ${Math.round(radius * 0.34)}px system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(outcome, 0, 4)
  if (ball !== null) {
    pen.beginPath()
    pen.arc(
      Math.sin(ball.angle) * ball.radius * radius,
      -Math.cos(ball.angle) * ball.radius * radius,
      radius * 0.045,
      0,
      7,
    )
    pen.fillStyle = '#fff'
    pen.fill()
  }
  pen.restore()
}

function disc(radius: number, colour: string): void {
  board.pen.beginPath()
  board.pen.arc(0, 0, radius, 0, 7)
  board.pen.fillStyle = colour
  board.pen.fill()
}

function slice(number: number, index: number, radius: number): void {
  const { pen } = board
  pen.save()
  pen.rotate(index * SLICE)
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, radius * 0.9, -Math.PI / 2 - SLICE / 2, -Math.PI / 2 + SLICE / 2)
  pen.fillStyle = number === 0 ? '#12824a' : isRed(number) ? '#c9162f' : '#15171f'
  pen.fill()
  pen.strokeStyle = '#ffe9b0'
  pen.lineWidth = 1
  pen.stroke()
  pen.fillStyle = '#fff'
  pen.font = `700 ${Math.round(radius * 0.085)}px system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.fillText(String(number), 0, -radius * 0.78)
  pen.restore()
}

const grid = element('div', 'grid')
grid.style.gridTemplateColumns = 'repeat(12, 1fr)'
const RED = '#b3152c'
const BLACK = '#1a1d29'

interface Bet {
  readonly id: string
  readonly label: string
  /** Columns out of twelve that its cell spans. */
  readonly span: number
  readonly colour: string
}

/** Every position of the table: the numbers, then the even chances. */
const bets: readonly Bet[] = [
  ...Array.from({ length: 36 }, (_, index) => index + 1).map((number) => ({
    id: `n${number}`,
    label: String(number),
    span: 1,
    colour: isRed(number) ? RED : BLACK,
  })),
  ...EVEN_CHANCES.map((id) => ({
    id,
    label: stage.say(id),
    span: 4,
    colour: id === 'red' ? RED : id === 'black' ? BLACK : '',
  })),
]
const cells = bets.map((bet) => ({ bet, cell: button(bet.label, () => place(bet)) }))
for (const { bet, cell } of cells) {
  cell.style.gridColumn = `span ${bet.span}`
  cell.style.fontSize = bet.span === 1 ? '0.8rem' : '0.9rem'
  cell.style.background = bet.colour
}
grid.append(...cells.map(({ cell }) => cell))
const clear = button(stage.say('clear'), wipe)
const go = button(stage.say('spin'), () => void spin(), 'go')
stage.controls.append(grid, row(stage.stepper(), clear, go))
stage.result(stage.say('placeBets'))
lock(true)

/** Places a chip: its amount leaves the balance at once and returns when the table is cleared. */
function place(bet: Bet): void {
  const { purse } = stage
  if (purse.isReal && purse.available < purse.bet) {
    stage.result(stage.say('lowerBet'))
    return
  }
  chips.set(bet.id, (chips.get(bet.id) ?? 0) + purse.bet)
  refresh()
}

function wipe(): void {
  chips.clear()
  refresh()
}

function refresh(): void {
  stage.purse.change({ chips: [...chips.values()].reduce((sum, amount) => sum + amount, 0) })
  for (const { bet, cell } of cells) {
    const amount = chips.get(bet.id)
    cell.textContent =
      amount === undefined ? bet.label : `${bet.span === 1 ? '' : `${bet.label} · `}${amount / 100}`
    cell.style.outline = amount === undefined ? '' : `3px solid ${palette.shade}`
    cell.style.outlineOffset = '-3px'
  }
  go.disabled = clear.disabled = chips.size === 0
}

async function spin(): Promise<void> {
  lock(true)
  outcome = ''
  const bet = stage.purse.bet
  const played = await house.play({ chips: Object.fromEntries(chips) })
  chips.clear()
  if (played === null) {
    lock(false)
    return
  }
  const { number } = played.outcome
  const index = WHEEL.indexOf(number)
  const [wheelFrom, wheelTo] = [wheelAngle, wheelAngle + 4 + Math.random() * 3]
  const ballTo = wheelTo + index * SLICE - 2 * Math.PI * 9 // against the wheel, until it stops in its pocket
  await tween(4200, (part) => {
    const slowed = easeOut(part)
    wheelAngle = wheelFrom + (wheelTo - wheelFrom) * slowed
    const drop = Math.min(1, Math.max(0, (part - 0.62) / 0.3))
    const bounce = Math.abs(Math.sin(drop * 9)) * (1 - drop) * 0.06
    ball = { angle: ballTo + 2 * Math.PI * 9 * (1 - slowed), radius: 0.92 - 0.26 * drop + bounce }
    paint()
  })
  outcome = String(number)
  paint()
  const total = played.win
  played.land()
  stage.result(total > 0 ? stage.say('won', stage.purse.money(total)) : stage.say('lost'))
  if (total > 0) burst(total / bet)
  lock(false)
}

function lock(isLocked: boolean): void {
  for (const one of [...cells.map(({ cell }) => cell), clear, go]) one.disabled = isLocked
  if (!isLocked) refresh()
}
