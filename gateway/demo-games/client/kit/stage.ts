import { money, Purse } from './purse'
import { dress, type Theme } from './theme'
import { speaker, type Word } from './words'

export interface Stage {
  readonly theme: Theme
  readonly purse: Purse
  readonly table: HTMLElement
  readonly controls: HTMLElement
  readonly say: (word: Word, n?: string | number) => string
  /** Shows a line below the table and reads it out. */
  result(text: string): void
  stepper(): HTMLElement
}

/** Lays out what every game has: title, play money, the table, the controls and a line for what happened. */
export function setStage(): Stage {
  const theme = dress()
  const say = speaker(theme.language)
  const purse = new Purse()
  const balance = element('b')
  const line = element('p', 'result')
  line.setAttribute('role', 'status')
  const table = element('section', 'table')
  const controls = element('div', 'controls')
  controls.append(line)
  const header = element('header')
  const label = element('small')
  label.textContent = say('balance')
  const box = element('div', 'purse')
  box.append(label, balance)
  const title = element('h1')
  title.textContent = theme.title
  header.append(title, box)
  document.querySelector('#game')?.append(header, table, controls)
  const bets: HTMLElement[] = []
  purse.onChange(() => {
    balance.textContent = money(purse.balance)
    for (const bet of bets) bet.textContent = money(purse.bet)
  })
  return {
    theme,
    purse,
    table,
    controls,
    say,
    result: (text) => (line.textContent = text),
    stepper() {
      const amount = element('b')
      amount.textContent = money(purse.bet)
      bets.push(amount)
      return stepperOf(say, purse, amount)
    },
  }
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
