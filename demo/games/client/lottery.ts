import { bursts } from './kit/burst'
import { openHouse } from './kit/open-house'
import { button, element, row, setStage } from './kit/stage'
import './lottery.css'
import { setBoard } from './lottery-board'
import { showDraws } from './lottery-draws'
import { linesOf, LOTTERY } from './lottery-rules'

const stage = setStage()
const { palette } = stage.theme
const draws = showDraws(stage)
const burst = bursts(stage.table, [palette.light, palette.shade, '#fff'])
let isBusy = true

const total = element('p', 'total')
const lucky = button(stage.say('quick'), () => board.lucky())
const clear = button(stage.say('clear'), () => board.clear())
const go = button(stage.say('placeBet'), () => void handIn(), 'go')
const board = setBoard(stage, refresh)
stage.controls.append(total, row(stage.stepper(), lucky, clear, go))
const house = openHouse(stage, LOTTERY, () => lock(false))
stage.onBet(refresh)
lock(true)

function slip() {
  return {
    stake: stage.purse.bet,
    mode: board.mode,
    places: board.places.map((picked) => [...picked]),
    sums: [...board.sums],
  }
}

/** The board calls it once while it is being created: the game is still locked then. */
function refresh(): void {
  if (isBusy) return
  const lines = linesOf(slip()) ?? 0
  const amount = stage.purse.money(lines * stage.purse.bet)
  total.textContent = lines === 0 ? stage.say('pickDigits') : `${stage.say('lines', lines)} · ${amount}`
  go.disabled = clear.disabled = lines === 0
}

async function handIn(): Promise<void> {
  const sent = slip()
  const stake = (linesOf(sent) ?? 0) * sent.stake
  lock(true)
  stage.result('')
  const played = await house.play(sent)
  if (played !== null) {
    total.textContent = stage.say('inDraw', String(draws.issue() % 100_000).padStart(5, '0'))
    await draws.draw(played.outcome.drawn)
    played.land()
    const { win } = played
    stage.result(win > 0 ? stage.say('won', stage.purse.money(win)) : stage.say('lost'))
    if (win > stake) burst(win / stake)
  }
  lock(false)
}

function lock(isLocked: boolean): void {
  isBusy = isLocked
  board.lock(isLocked)
  for (const one of [lucky, clear, go]) one.disabled = isLocked
  refresh()
}
