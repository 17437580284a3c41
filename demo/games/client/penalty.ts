import { bursts } from './kit/burst'
import { surface } from './kit/canvas'
import { openHouse } from './kit/open-house'
import { easeOut, tween } from './kit/motion'
import { button, element, row, setStage } from './kit/stage'
import { LADDER, PENALTY, prizeOf } from './penalty-rules'
import { paintScene, TARGETS, type Moment } from './penalty-scene'

const stage = setStage()
const { palette } = stage.theme
const burst = bursts(stage.table, [palette.light, palette.shade, '#fff'])
let moment: Moment = { ball: 0, target: 2, keeper: 0, dive: 2, spin: 0 }
let round = { goals: 0, stake: 0 }
const house = openHouse(stage, PENALTY, (left) => {
  round = left
  lock(false)
  refresh()
})

const board = surface(stage.table, () => paintScene(board, palette, moment))
const steps = LADDER.map((pays) => {
  const step = element('span')
  step.textContent = `× ${pays}`
  return step
})
const ladder = element('div', 'ladder')
ladder.dir = 'ltr'
ladder.append(...steps)
stage.table.append(ladder)

const names = stage.say('corners').split(/[,،]/)
const aims = TARGETS.map((target, index) => {
  const aim = button(target.arrow, () => void shoot(index))
  aim.setAttribute('aria-label', names[index]?.trim() ?? '')
  aim.style.flex = '1 1 0'
  aim.style.padding = '0'
  aim.style.minInlineSize = '0'
  aim.style.fontSize = '1.3rem'
  return aim
})
const collect = button('', () => void take(), 'go')
const shots = row(...aims)
shots.style.flexWrap = 'nowrap'
shots.dir = 'ltr' // left remains left on the pitch, in every language
stage.controls.append(shots, row(stage.stepper(), collect))
stage.result(stage.say('shoot'))
refresh()
lock(true)

// A tap on the goal shoots at its nearest corner.
board.canvas.addEventListener('pointerdown', (event) => {
  const [x, y] = [event.offsetX / board.width, event.offsetY / board.height]
  const far = TARGETS.map((target) => Math.hypot(target.x - x, target.y - y))
  const index = far.indexOf(Math.min(...far))
  if (aims[index]?.disabled === false) void shoot(index)
})

async function shoot(target: number): Promise<void> {
  lock(true)
  stage.result('')
  const played = await house.play({ step: 'shoot', stake: stage.purse.bet, target })
  if (played !== null) {
    const { dive, goals } = played.outcome
    await tween(620, (part) => {
      const keeper = easeOut(Math.max(0, (part - 0.2) / 0.8))
      moment = { ball: easeOut(part), target, keeper, dive, spin: part * 9 }
      paintScene(board, palette, moment)
    })
    stage.result(goals === 0 ? stage.say('saved') : stage.say('goal', LADDER[goals - 1] ?? ''))
    steps.forEach((step, index) => (step.className = index < goals ? 'on' : ''))
    if (goals > 0) burst(goals * 2)
    await tween(700, () => undefined)
    round = played.round
    paid(played)
    moment = { ball: 0, target: 2, keeper: 0, dive: 2, spin: 0 }
    paintScene(board, palette, moment)
  }
  lock(false)
  refresh()
}

async function take(): Promise<void> {
  lock(true)
  const played = await house.play({ step: 'collect' })
  if (played !== null) {
    round = played.round
    paid(played)
  }
  lock(false)
  refresh()
}

function paid({ win, land }: { win: number; land: () => void }): void {
  land()
  if (win === 0) return
  stage.result(stage.say('won', stage.purse.money(win)))
  burst(12)
}

function refresh(): void {
  const prize = prizeOf(round)
  steps.forEach((step, index) => (step.className = index < round.goals ? 'on' : ''))
  collect.textContent =
    prize === 0 ? stage.say('collect') : `${stage.say('collect')} ${stage.purse.money(prize)}`
  collect.disabled = prize === 0
  stage.purse.change({ pot: prize })
}

function lock(isLocked: boolean): void {
  for (const one of [...aims, collect]) one.disabled = isLocked
}
