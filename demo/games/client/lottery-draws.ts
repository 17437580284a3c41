import { everyFrame, isCalm } from './kit/motion'
import { element } from './kit/stage'
import type { Stage } from './kit/stage'
import { DIGITS, hitsOf, PLACES } from './lottery-rules'

const DRAW_MS = 30_000
const CLOSING_MS = 2500 // time from submitting a slip to its draw
const ROLL_MS = 1500
const SHOWN = 6

export interface Draws {
  /** The draw that accepts slips now. */
  readonly issue: () => number
  /** Resolves when the draw has shown these digits. */
  draw(digits: readonly number[]): Promise<void>
}

interface Roll {
  /** Epoch ms. */
  readonly until: number
  readonly digits: readonly number[]
  readonly done: () => void
}

/** The draws: the open one with its remaining time, the balls, and the results before. */
export function showDraws(stage: Stage): Draws {
  const heading = element('div', 'issue')
  const [name, timer] = [element('span'), element('b')]
  heading.append(name, timer)
  const balls = element('div', 'balls')
  balls.dir = 'ltr'
  const faces = Array.from({ length: PLACES }, () => element('span', 'ball'))
  balls.append(...faces)
  const history = element('ol', 'history')
  stage.table.classList.add('lotto')
  stage.table.append(heading, balls, history)

  let issue = Math.floor(Date.now() / DRAW_MS)
  let closesAt = (issue + 1) * DRAW_MS
  let rolling: Roll | null = null
  const waiting: Omit<Roll, 'until'>[] = []
  for (let past = issue - SHOWN; past < issue; past += 1) recordDraw(past, resultOf(past))
  show(resultOf(issue - 1))

  everyFrame(() => {
    const now = Date.now()
    name.textContent = stage.say('issue', issueName(issue))
    timer.textContent = rolling === null ? clock(closesAt - now) : '· · ·'
    timer.classList.toggle('closing', closesAt - now < 5000)
    if (rolling === null && now >= closesAt) start(now)
    if (rolling !== null) roll(rolling, now)
  })

  function start(now: number): void {
    const next = waiting.shift() ?? { digits: resultOf(issue), done: () => undefined }
    rolling = { ...next, until: now + (isCalm ? 0 : ROLL_MS) }
  }

  /** The balls stop one after the other. */
  function roll(one: Roll, now: number): void {
    const left = Math.max(0, one.until - now) / ROLL_MS
    const still = Math.floor((1 - left) * PLACES)
    show(
      one.digits.map((digit, place) => (place < still ? digit : Math.floor(now / 60 + place * 3) % DIGITS)),
    )
    balls.classList.toggle('rolling', left > 0)
    if (left > 0) return
    rolling = null
    show(one.digits)
    recordDraw(issue, one.digits)
    issue += 1
    closesAt = now + DRAW_MS
    one.done()
  }

  function show(digits: readonly number[]): void {
    faces.forEach((face, place) => (face.textContent = String(digits[place] ?? 0)))
  }

  function recordDraw(past: number, digits: readonly number[]): void {
    const line = element('li')
    const [numbers, tags] = [element('b'), element('small')]
    numbers.dir = 'ltr'
    numbers.textContent = digits.join(' ')
    const size = hitsOf('big', digits) ? 'big' : 'small'
    const parity = hitsOf('odd', digits) ? 'odd' : 'even'
    tags.textContent = `${stage.say(size)} · ${stage.say(parity)}`
    const label = element('span')
    label.textContent = `#${issueName(past)}`
    line.append(label, numbers, tags)
    history.prepend(line)
    while (history.children.length > SHOWN) history.lastElementChild?.remove()
  }

  return {
    issue: () => issue,
    draw: (digits) =>
      new Promise((resolve) => {
        waiting.push({ digits, done: resolve })
        closesAt = Math.min(closesAt, Date.now() + CLOSING_MS)
      }),
  }
}

const issueName = (issue: number) => String(issue % 100_000).padStart(5, '0')

const clock = (ms: number) => `00:${String(Math.max(0, Math.ceil(ms / 1000))).padStart(2, '0')}`

/** Result of a draw without a slip: the same for all viewers. */
function resultOf(issue: number): number[] {
  let seed = Math.imul(issue ^ 0x9e37_79b9, 0x85eb_ca6b)
  return Array.from({ length: PLACES }, () => {
    seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b_3c6d) + 0x6d2b
    return (seed >>> 8) % DIGITS
  })
}
