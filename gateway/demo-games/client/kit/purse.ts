const START = 1000
const BETS = [1, 2, 5, 10, 20, 50, 100] as const

/** Play money, held in this page and nowhere else. */
export class Purse {
  balance = START
  #step = 2
  #changed: () => void = () => undefined

  get bet(): number {
    return BETS[this.#step] ?? 1
  }

  onChange(listener: () => void): void {
    this.#changed = listener
    listener()
  }

  step(by: 1 | -1): void {
    this.#step = Math.min(BETS.length - 1, Math.max(0, this.#step + by))
    this.#changed()
  }

  /** Takes a stake; when there is too little the house tops the purse up first, and says so by answering true. */
  stake(amount: number): boolean {
    const isShort = this.balance < amount
    if (isShort) this.balance += START
    this.balance -= amount
    this.#changed()
    return isShort
  }

  win(amount: number): void {
    this.balance += amount
    this.#changed()
  }
}

/** Money as the games show it. */
export const money = (amount: number): string =>
  amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
