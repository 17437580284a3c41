import { expect } from 'vitest'

/**
 * Checks a state machine with every pair of a listed state and an event. `leads` has a line per state, such as
 * `idle: submit → sending, close → gone`. Any other event leaves the state unchanged.
 */
export const expectTransitions = <State, Event>(
  next: (state: State, event: Event) => State,
  states: Readonly<Record<string, State>>,
  events: Readonly<Record<string, Event>>,
  leads: string,
): void => {
  for (const line of leads.split('\n')) {
    const [from = '', ...steps] = line.split(/[:,→]/u).map((word) => word.trim())
    const state = states[from]
    if (state === undefined) throw new Error(`There is no state ${from}`)
    for (const [name, event] of Object.entries(events)) {
      const at = steps.findIndex((step, index) => index % 2 === 0 && step === name)
      const to = at < 0 ? from : (steps[at + 1] ?? '')
      expect(next(state, event), `${from}, then ${name}: ${to}`).toEqual(states[to])
    }
  }
}
