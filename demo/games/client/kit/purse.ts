const TRIAL_START = 100_000
const BETS = [100, 200, 500, 1000, 2000, 5000, 10_000] as const
const [SMALLEST_BET] = BETS

/** Money shown by the games. All amounts are whole hundredths of the currency's unit. */
export class Purse {
  balance = TRIAL_START
  /** Staked repeatedly by a run that is not over: neither lost nor in the balance. */
  pot = 0
  /** Chips on the table that are not played yet. */
  chips = 0
  lastWin = 0
  isReal = false
  #symbol = ''
  #digits = 2
  #step = 2
  #changed: () => void = () => undefined

  get bet(): number {
    return BETS[this.#step] ?? SMALLEST_BET
  }

  get available(): number {
    return this.balance - this.chips
  }

  /** True if the balance is below the smallest bet and nothing can still win. */
  get isEmpty(): boolean {
    return this.isReal && this.balance < SMALLEST_BET && this.pot === 0
  }

  onChange(listener: () => void): void {
    this.#changed = listener
    listener()
  }

  change(part: Partial<Pick<Purse, 'balance' | 'pot' | 'chips' | 'lastWin'>>): void {
    Object.assign(this, part)
    this.#changed()
  }

  /** Switches to the member's own balance in the merchant's currency. */
  becomeReal(balance: number, symbol: string, digits: number): void {
    this.isReal = true
    this.#symbol = symbol
    this.#digits = digits
    while (this.#step > 0 && this.bet > balance) this.#step -= 1
    this.change({ balance })
  }

  step(by: 1 | -1): void {
    this.#step = Math.min(BETS.length - 1, Math.max(0, this.#step + by))
    this.#changed()
  }

  /** Tops up a trial's balance if it is too low. Returns true if it did. */
  refill(amount: number): boolean {
    const isShort = this.balance < amount
    if (isShort) this.balance += TRIAL_START
    return isShort
  }

  money(amount: number): string {
    const [minimumFractionDigits, maximumFractionDigits] = [this.#digits, this.#digits]
    const text = (amount / 100).toLocaleString('en', { minimumFractionDigits, maximumFractionDigits })
    return this.#symbol + text
  }
}
