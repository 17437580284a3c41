import { INSTALL_POLLS } from '../timing'

/**
 * How the install popup comes about (S4, INS-01, INS-02): it is considered, its delay passes, the player is on the home
 * page, the browser is asked a while for its prompt, and then it is time, with the prompt or without.
 */
export type InstallPopupState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'waiting' }
  /** The delay is over; the home page is not open. */
  | { readonly kind: 'due' }
  /** `polls`: how often the browser has been asked and had no prompt. */
  | { readonly kind: 'asking'; readonly polls: number }
  /** With the browser's prompt or without: it is shown all the same (INS-01). */
  | { readonly kind: 'time' }
  /** It stands on the screen, or waits behind what is more urgent. */
  | { readonly kind: 'open' }

export type InstallPopupEvent =
  | { readonly type: 'considered' }
  | { readonly type: 'delay-over'; readonly isHome: boolean }
  | { readonly type: 'page'; readonly isHome: boolean }
  | { readonly type: 'asked'; readonly hasPrompt: boolean }
  | { readonly type: 'opened' }
  /** There is nothing to show, or the popup is gone. */
  | { readonly type: 'done' }

export const INITIAL_POPUP_STATE: InstallPopupState = { kind: 'resting' }

const atPage = (isHome: boolean): InstallPopupState =>
  isHome ? { kind: 'asking', polls: 0 } : { kind: 'due' }

/** What an event makes of a state; one that has no place in it changes nothing. */
export const nextInstallPopupState = (
  state: InstallPopupState,
  event: InstallPopupEvent,
): InstallPopupState => {
  if (event.type === 'done') return INITIAL_POPUP_STATE
  switch (state.kind) {
    case 'resting':
      return event.type === 'considered' ? { kind: 'waiting' } : state
    case 'waiting':
      return event.type === 'delay-over' ? atPage(event.isHome) : state
    case 'due':
      return event.type === 'page' && event.isHome ? atPage(true) : state
    case 'asking':
      if (event.type === 'page') return event.isHome ? state : { kind: 'due' }
      return event.type === 'asked' ? afterPoll(state.polls + 1, event.hasPrompt) : state
    case 'time':
      return event.type === 'opened' ? { kind: 'open' } : state
    case 'open':
      // It does not follow the player: they are asked when they are back.
      return event.type === 'page' && !event.isHome ? { kind: 'due' } : state
    default:
      return state satisfies never
  }
}

const afterPoll = (polls: number, hasPrompt: boolean): InstallPopupState =>
  hasPrompt || polls >= INSTALL_POLLS ? { kind: 'time' } : { kind: 'asking', polls }
