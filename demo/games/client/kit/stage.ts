import '../style.css'
import { Purse } from './purse'
import { applyTheme, type Theme } from './theme'
import { speaker, type Word } from './words'

export interface Stage {
  readonly theme: Theme
  readonly purse: Purse
  readonly table: HTMLElement
  readonly controls: HTMLElement
  readonly say: (word: Word, n?: string | number) => string
  /** Shows a line below the table and announces it to screen readers. */
  readonly result: (text: string) => void
  stepper(): HTMLElement
  /** Registers a listener that is called whenever money or the bet has changed. */
  readonly onBet: (listener: () => void) => void
  /** Covers the whole game with a text and, if given, one action; null removes the cover. */
  veil(text: string | null, todo?: { readonly label: string; readonly act: () => void }): void
}

/** Creates the parts shared by all games: title, money, table, controls and a result line. */
export function setStage(): Stage {
  const theme = applyTheme()
  const say = speaker(theme.language)
  const purse = new Purse()
  const line = element('p', 'result')
  line.setAttribute('role', 'status')
  const table = element('section', 'table')
  const controls = element('div', 'controls')
  const empty = element('p', 'empty')
  empty.textContent = say('empty')
  controls.append(empty, line)
  const balance = figure(say('balance'))
  const win = figure(say('win'))
  win.box.hidden = true
  const header = element('header')
  const title = element('h1')
  title.textContent = theme.title
  header.append(...backLink(say('back')), title, win.box, balance.box)
  const game = document.querySelector('#game')
  game?.append(header, table, controls)
  const bets: HTMLElement[] = []
  const listeners: (() => void)[] = []
  purse.onChange(() => {
    balance.label.textContent = say(purse.isReal ? 'realBalance' : 'balance')
    balance.value.textContent = purse.money(purse.available)
    balance.box.classList.toggle('low', purse.isEmpty)
    empty.hidden = !purse.isEmpty
    win.box.hidden = purse.lastWin === 0
    win.value.textContent = purse.money(purse.lastWin)
    for (const bet of bets) bet.textContent = purse.money(purse.bet)
    for (const listener of listeners) listener()
  })
  const veil = element('div', 'veil')
  veil.setAttribute('role', 'alert')
  return {
    theme,
    purse,
    table,
    controls,
    say,
    result: (text) => (line.textContent = text),
    stepper() {
      const amount = element('b')
      amount.textContent = purse.money(purse.bet)
      bets.push(amount)
      return stepperOf(say, purse, amount)
    },
    onBet: (listener) => void listeners.push(listener),
    veil(text, todo) {
      const words = element('p')
      words.textContent = text
      veil.replaceChildren(words, ...(todo === undefined ? [] : [button(todo.label, todo.act, 'go')]))
      if (text === null) veil.remove()
      else game?.append(veil)
    },
  }
}

function figure(text: string) {
  const [box, label, value] = [element('div', 'purse'), element('small'), element('b')]
  label.textContent = text
  box.append(label, value)
  return { box, label, value }
}

/** A game that fills the window has its own back link; in a frame, the app provides it. */
function backLink(label: string): HTMLElement[] {
  const back = new URLSearchParams(location.search).get('back')
  if (back?.startsWith('/m/') !== true || window.parent !== window) return []
  const link = document.createElement('a')
  link.href = back
  link.className = 'leave'
  link.textContent = '‹'
  link.setAttribute('aria-label', label)
  return [link]
}

function stepperOf(say: Stage['say'], purse: Purse, amount: HTMLElement): HTMLElement {
  const label = element('small')
  label.textContent = say('bet')
  const output = element('output')
  output.append(label, amount)
  const less = button('−', () => purse.step(-1))
  less.setAttribute('aria-label', say('less'))
  const more = button('+', () => purse.step(1))
  more.setAttribute('aria-label', say('more'))
  const stepper = element('div', 'stepper')
  stepper.append(less, output, more)
  return stepper
}

export function element(name: string, className = ''): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  return made
}

export function button(text: string, press: () => void, className = ''): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  made.className = className
  made.addEventListener('click', press)
  return made
}

export function row(...children: HTMLElement[]): HTMLElement {
  const made = element('div', 'row')
  made.append(...children)
  return made
}
