import { chance } from './kit/motion'
import { button, element, row, type Stage } from './kit/stage'
import { DIGITS, PLACES, placeOdds, rebateOf, SUMS, sumOdds, type Sum } from './lottery-rules'

const FALLBACK_MODE = 1950

/** The lottery slip that the player is filling in. */
export interface Board {
  readonly places: readonly ReadonlySet<number>[]
  readonly sums: ReadonlySet<Sum>
  readonly mode: number
  clear(): void
  lucky(): void
  lock(isLocked: boolean): void
}

/** Creates prize modes, a row of digits for each position, and the sums. Calls `changed` after every tap. */
export function setBoard({ controls, say }: Stage, changed: () => void): Board {
  const query = new URLSearchParams(location.search)
  const asked = (query.get('modes') ?? '').split(',').map(Number).filter(Boolean)
  const modes = asked.length === 0 ? [FALLBACK_MODE] : asked.sort((a, b) => b - a)
  const wanted = Number(query.get('mode'))
  let mode = modes.includes(wanted) ? wanted : (modes[0] ?? FALLBACK_MODE)
  const places = Array.from({ length: PLACES }, () => new Set<number>())
  const sums = new Set<Sum>()

  const modeButtons = modes.map((one) => button('', () => choose(one)))
  const modeRow = row(...modeButtons)
  modeRow.className = 'row modes'
  modeRow.setAttribute('role', 'group')
  modeRow.setAttribute('aria-label', say('prizeMode'))
  const digits = places.map((picked) =>
    Array.from({ length: DIGITS }, (_, digit) => button(String(digit), () => toggle(picked, digit))),
  )
  const rows = digits.map((cells, place) => {
    const line = element('div', 'place')
    const label = element('small')
    label.textContent = say('place', place + 1)
    cells.forEach((cell, digit) => cell.setAttribute('aria-label', `${label.textContent}: ${digit}`))
    line.append(label, ...cells)
    return line
  })
  const sumButtons = SUMS.map((sum) => button(say(sum), () => toggle(sums, sum)))
  const sumRow = row(...sumButtons)
  sumRow.className = 'row sums'
  const slip = element('div', 'slip')
  slip.append(...rows, sumRow)
  controls.append(modeRow, slip)
  refresh()

  function choose(one: number): void {
    mode = one
    refresh()
  }

  function toggle<T>(picked: Set<T>, one: T): void {
    if (!picked.delete(one)) picked.add(one)
    refresh()
  }

  function empty(): void {
    for (const picked of [...places, sums]) picked.clear()
  }

  function refresh(): void {
    modes.forEach((one, index) => {
      const back = rebateOf(one) * 100
      const odds = `${placeOdds(one).toFixed(2)} / ${sumOdds(one).toFixed(2)}`
      const chip = modeButtons[index]
      chip?.setAttribute('aria-pressed', String(one === mode))
      chip?.replaceChildren(
        ...lines(String(one), `× ${odds}`, back === 0 ? say('fullPrize') : say('rebate', back)),
      )
    })
    digits.forEach((cells, place) =>
      cells.forEach((cell, digit) =>
        cell.setAttribute('aria-pressed', String(places[place]?.has(digit) === true)),
      ),
    )
    SUMS.forEach((sum, index) => sumButtons[index]?.setAttribute('aria-pressed', String(sums.has(sum))))
    changed()
  }

  return {
    places,
    sums,
    get mode() {
      return mode
    },
    clear() {
      empty()
      refresh()
    },
    lucky() {
      empty()
      for (const picked of places) picked.add(chance(DIGITS))
      refresh()
    },
    lock(isLocked) {
      for (const one of [...digits.flat(), ...sumButtons, ...modeButtons]) one.disabled = isLocked
    },
  }
}

function lines(first: string, ...others: string[]): HTMLElement[] {
  const top = element('b')
  top.textContent = first
  return [
    top,
    ...others.map((text) => {
      const line = element('small')
      line.dir = 'auto'
      line.textContent = text
      return line
    }),
  ]
}
