import { bursts } from './kit/burst'
import { chance, tween } from './kit/motion'
import { money } from './kit/purse'
import { button, element, row, setStage } from './kit/stage'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const SUITS = ['♠', '♥', '♦', '♣'] as const
const HOUSE_EDGE = 0.97

interface Card {
  readonly rank: number
  readonly suit: number
}

const stage = setStage()
const burst = bursts(stage.table, [stage.theme.palette.light, stage.theme.palette.shade, '#fff'])
const deal = (): Card => ({ rank: chance(RANKS.length), suit: chance(SUITS.length) })

let open = deal()
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
const collect = button('', take, 'go')
const guesses = row(higher, lower)
stage.controls.append(guesses, row(stage.stepper(), collect))
const streak: string[] = []
refresh()

/** How many of the ranks win; an equal rank loses either way. */
function chancesOf(way: 'higher' | 'lower'): number {
  return way === 'higher' ? RANKS.length - 1 - open.rank : open.rank
}

function payOf(way: 'higher' | 'lower'): number {
  return (HOUSE_EDGE * RANKS.length) / Math.max(1, chancesOf(way))
}

async function guess(way: 'higher' | 'lower'): Promise<void> {
  const isFirst = pot === 0
  if (isFirst && stage.purse.stake(stage.purse.bet)) stage.result(stage.say('refill'))
  const stake = isFirst ? stage.purse.bet : pot
  lock(true)
  const next = deal()
  await turn(next)
  const hasWon = way === 'higher' ? next.rank > open.rank : next.rank < open.rank
  pot = hasWon ? stake * payOf(way) : 0
  streak.splice(hasWon ? streak.length : 0, hasWon ? 0 : streak.length)
  if (hasWon) streak.push(`${RANKS[open.rank] ?? ''} → ${RANKS[next.rank] ?? ''}`)
  stage.result(hasWon ? stage.say('won', money(pot)) : stage.say('lost'))
  await tween(450, () => undefined)
  open = next
  lock(false)
  refresh()
}

function take(): void {
  if (pot === 0) open = deal()
  else {
    stage.purse.win(pot)
    burst(pot / stage.purse.bet)
    stage.result(stage.say('won', money(pot)))
  }
  pot = 0
  streak.length = 0
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
  higher.textContent = `▲ ${stage.say('higher')} × ${payOf('higher').toFixed(2)}`
  lower.textContent = `▼ ${stage.say('lower')} × ${payOf('lower').toFixed(2)}`
  higher.disabled = chancesOf('higher') === 0
  lower.disabled = chancesOf('lower') === 0
  collect.textContent = pot === 0 ? stage.say('deal') : `${stage.say('collect')} ${money(pot)}`
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
