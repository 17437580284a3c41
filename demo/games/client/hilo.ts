import { chancesOf, HILO, payOf, RANKS, SUITS, type Card, type Way } from './hilo-rules'
import { bursts } from './kit/burst'
import { openHouse } from './kit/open-house'
import { tween } from './kit/motion'
import { button, element, row, setStage } from './kit/stage'
import './hilo.css'

const stage = setStage()
const burst = bursts(stage.table, [stage.theme.palette.light, stage.theme.palette.shade, '#fff'])
const house = openHouse(stage, HILO, (round) => {
  settle(round)
  lock(false)
  refresh()
})

let open: Card = { rank: 0, suit: 0 }
let pot = 0

const faces = { open: element('div', 'face'), next: element('div', 'face back') }
const hands = element('div', 'hands')
hands.dir = 'ltr'
hands.append(faces.open, faces.next)
const ladder = element('div', 'ladder')
stage.table.append(ladder, hands)

const higher = button('', () => void guess('higher'))
const lower = button('', () => void guess('lower'))
higher.style.flex = lower.style.flex = '1'
const collect = button('', () => void take(), 'go')
const guesses = row(higher, lower)
stage.controls.append(guesses, row(stage.stepper(), collect))
const streak: string[] = []
lock(true)

/** Shows the table's state from the bank. */
function settle(round: { open: Card; pot: number }): void {
  open = round.open
  pot = round.pot
  stage.purse.change({ pot })
}

async function guess(way: Way): Promise<void> {
  const { bet } = stage.purse
  stage.result('')
  lock(true)
  const played = await house.play({ step: 'guess', stake: bet, way })
  if (played !== null) {
    const { next } = played.outcome
    await turn(next)
    const hasWon = played.round.pot > 0
    streak.splice(hasWon ? streak.length : 0, hasWon ? 0 : streak.length)
    if (hasWon) streak.push(`${RANKS[open.rank] ?? ''} → ${RANKS[next.rank] ?? ''}`)
    stage.result(hasWon ? stage.say('won', stage.purse.money(played.round.pot)) : stage.say('lost'))
    await tween(450, () => undefined)
    settle(played.round)
  }
  lock(false)
  refresh()
}

async function take(): Promise<void> {
  lock(true)
  const played = await house.play({ step: 'collect' })
  if (played !== null) {
    settle(played.round)
    played.land()
    if (played.win > 0) {
      burst(played.win / stage.purse.bet)
      stage.result(stage.say('won', stage.purse.money(played.win)))
    }
    streak.length = 0
  }
  lock(false)
  refresh()
}

/** Turns the face-down card over on its axis. */
async function turn(card: Card): Promise<void> {
  const flip = (from: number, to: number) =>
    tween(170, (part) => (faces.next.style.transform = `rotateY(${from + (to - from) * part}deg)`))
  await flip(0, 90)
  show(faces.next, card)
  await flip(90, 0)
}

function show(face: HTMLElement, card: Card): void {
  face.textContent = `${RANKS[card.rank] ?? ''}${SUITS[card.suit] ?? ''}`
  face.className = card.suit === 1 || card.suit === 2 ? 'face red' : 'face'
}

function refresh(): void {
  show(faces.open, open)
  faces.next.className = 'face back'
  faces.next.textContent = ''
  higher.textContent = `▲ ${stage.say('higher')} × ${payOf('higher', open).toFixed(2)}`
  lower.textContent = `▼ ${stage.say('lower')} × ${payOf('lower', open).toFixed(2)}`
  higher.disabled = chancesOf('higher', open) === 0
  lower.disabled = chancesOf('lower', open) === 0
  collect.textContent = pot === 0 ? stage.say('deal') : `${stage.say('collect')} ${stage.purse.money(pot)}`
  ladder.replaceChildren(
    ...streak.slice(-4).map((text) => {
      const step = element('span', 'on')
      step.textContent = text
      return step
    }),
  )
}

function lock(isLocked: boolean): void {
  higher.disabled = lower.disabled = collect.disabled = isLocked
}
