import { describe, expect, test } from 'vitest'
import { INSTALL_POLLS } from '#domain/timing'
import {
  type InstallPopupState,
  type InstallPopupEvent,
  nextInstallPopupState,
  INITIAL_POPUP_STATE,
} from '#domain/install/install-popup-machine'

const run = (
  events: readonly InstallPopupEvent[],
  from: InstallPopupState = INITIAL_POPUP_STATE,
): InstallPopupState => events.reduce(nextInstallPopupState, from)

const WAITED: readonly InstallPopupEvent[] = [{ type: 'considered' }, { type: 'delay-over', isHome: true }]
const NO_PROMPT: InstallPopupEvent = { type: 'asked', hasPrompt: false }

describe('INS-01 INS-02 when the install popup opens', () => {
  test('INS-02 is due after the delay, and takes the browser’s prompt as soon as there is one', () => {
    expect(run(WAITED)).toEqual({ kind: 'asking', polls: 0 })
    expect(run([...WAITED, NO_PROMPT, { type: 'asked', hasPrompt: true }])).toEqual({ kind: 'time' })
  })

  test('INS-01 polls the browser twenty times, then continues without a prompt', () => {
    const asked = Array.from({ length: INSTALL_POLLS - 1 }, () => NO_PROMPT)
    expect(run([...WAITED, ...asked])).toEqual({ kind: 'asking', polls: INSTALL_POLLS - 1 })
    expect(run([...WAITED, ...asked, NO_PROMPT])).toEqual({ kind: 'time' })
  })

  test('INS-03 waits for the home page, also if the player leaves it meanwhile', () => {
    const away = run([{ type: 'considered' }, { type: 'delay-over', isHome: false }])
    expect(away).toEqual({ kind: 'due' })
    expect(run([{ type: 'page', isHome: false }], away)).toEqual({ kind: 'due' })
    expect(run([{ type: 'page', isHome: true }], away)).toEqual({ kind: 'asking', polls: 0 })
    expect(run([...WAITED, NO_PROMPT, { type: 'page', isHome: false }])).toEqual({ kind: 'due' })
    expect(run([...WAITED, NO_PROMPT, { type: 'page', isHome: true }])).toEqual({ kind: 'asking', polls: 1 })
  })

  test('SES-06 starts once, and again only after it is done', () => {
    expect(run([{ type: 'considered' }, { type: 'considered' }])).toEqual({ kind: 'waiting' })
    const time: InstallPopupState = { kind: 'time' }
    expect(run([{ type: 'considered' }], time)).toBe(time)
    expect(run([{ type: 'done' }, { type: 'considered' }], time)).toEqual({ kind: 'waiting' })
  })

  test('INS-03 closes when the player leaves the home page and opens again on return', () => {
    const open = run([{ type: 'opened' }], { kind: 'time' })
    expect(open).toEqual({ kind: 'open' })
    expect(run([{ type: 'considered' }, { type: 'page', isHome: true }], open)).toBe(open)
    const left = run([{ type: 'page', isHome: false }], open)
    expect(left).toEqual({ kind: 'due' })
    expect(run([{ type: 'page', isHome: true }], left)).toEqual({ kind: 'asking', polls: 0 })
    expect(run([{ type: 'done' }], open)).toEqual(INITIAL_POPUP_STATE)
  })

  test('an event without a transition changes nothing', () => {
    for (const event of [
      NO_PROMPT,
      { type: 'page', isHome: true },
      { type: 'delay-over', isHome: true },
    ] as const)
      expect(run([event])).toBe(INITIAL_POPUP_STATE)
  })
})
