import { bursts } from './kit/burst'
import { surface } from './kit/canvas'
import { chance, easeOut, tween } from './kit/motion'
import { money } from './kit/purse'
import { button, element, row, setStage } from './kit/stage'
import { paintScene, TARGETS, type Moment } from './penalty-scene'

const LADDER = [1.6, 2.6, 4.2, 6.8, 11] as const // in bets, by goals in a row

const stage = setStage()
const { palette } = stage.theme
const burst = bursts(stage.table, [palette.light, palette.shade, '#fff'])
let moment: Moment = { ball: 0, target: 2, keeper: 0, dive: 2, spin: 0 }
let goals = 0

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
const collect = button('', take, 'go')
const shots = row(...aims)
shots.style.flexWrap = 'nowrap'
shots.dir = 'ltr' // left stays left on the pitch, in every language
stage.controls.append(shots, row(stage.stepper(), collect))
stage.result(stage.say('shoot'))
refresh()

// A tap on the goal shoots at the nearest corner of it.
board.canvas.addEventListener('pointerdown', (event) => {
  const [x, y] = [event.offsetX / board.width, event.offsetY / board.height]
  const far = TARGETS.map((target) => Math.hypot(target.x - x, target.y - y))
  const index = far.indexOf(Math.min(...far))
  if (aims[index]?.disabled === false) void shoot(index)
})

async function shoot(target: number): Promise<void> {
  if (goals === 0 && stage.purse.stake(stage.purse.bet)) stage.result(stage.say('refill'))
  lock(true)
  const dive = chance(TARGETS.length)
  await tween(620, (part) => {
    moment = {
      ball: easeOut(part),
      target,
      keeper: easeOut(Math.max(0, (part - 0.2) / 0.8)),
      dive,
      spin: part * 9,
    }
    paintScene(board, palette, moment)
  })
  const isSaved = dive === target
  goals = isSaved ? 0 : goals + 1
  stage.result(isSaved ? stage.say('saved') : stage.say('goal', LADDER[goals - 1] ?? ''))
  if (!isSaved) burst(goals * 2)
  await tween(700, () => undefined)
  if (goals === LADDER.length) take()
  moment = { ball: 0, target: 2, keeper: 0, dive: 2, spin: 0 }
  paintScene(board, palette, moment)
  lock(false)
  refresh()
}

function take(): void {
  const amount = (LADDER[goals - 1] ?? 0) * stage.purse.bet
  goals = 0
  if (amount > 0) {
    stage.purse.win(amount)
    stage.result(stage.say('won', money(amount)))
    burst(12)
  }
  refresh()
}

function refresh(): void {
  steps.forEach((step, index) => (step.className = index < goals ? 'on' : ''))
  const amount = (LADDER[goals - 1] ?? 0) * stage.purse.bet
  collect.textContent = amount === 0 ? stage.say('collect') : `${stage.say('collect')} ${money(amount)}`
  collect.disabled = goals === 0
}

function lock(isLocked: boolean): void {
  for (const one of [...aims, collect]) one.disabled = isLocked
}
