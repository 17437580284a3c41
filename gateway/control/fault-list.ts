import type { Fault, FaultRule } from './fault'

interface ActiveRule {
  readonly rule: FaultRule
  readonly expression: RegExp | null
  met: number
}

/** The active faults. A delay or a hold combines with any other fault; of the rest, the first match counts. */
export class FaultList {
  #active: readonly ActiveRule[] = []
  #onReplaced: (() => void)[] = []

  replace(rules: readonly FaultRule[]): void {
    for (const release of this.#onReplaced.splice(0)) release()
    this.#active = rules.map((rule) => ({
      rule,
      expression: rule.regex ? new RegExp(rule.match) : null,
      met: 0,
    }))
  }

  /** Resolves when other faults replace these. */
  replaced(): Promise<void> {
    return new Promise((resolve) => this.#onReplaced.push(resolve))
  }

  /** Returns the faults for this request, which counts as one of their `times`. */
  take(method: string, target: string): Fault[] {
    const taken: Fault[] = []
    for (const active of this.#active) {
      const { rule } = active
      const isWanted = isDelay(rule.fault) || taken.every(isDelay)
      if (!isWanted || !fits(active, method, target)) continue
      active.met += 1
      if (active.met > rule.skip && active.met <= rule.skip + rule.times) taken.push(rule.fault)
    }
    return taken
  }
}

/** True for a fault that only delays the response. */
export const isDelay = (fault: Fault): boolean => fault.kind === 'delay' || fault.kind === 'held'

function fits({ rule, expression }: ActiveRule, method: string, target: string): boolean {
  if (rule.method !== undefined && rule.method !== method) return false
  return expression === null ? target.includes(rule.match) : expression.test(target)
}
