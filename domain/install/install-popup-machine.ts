import { INSTALL_POLLS } from '../timing'

/**
 * Steps to the install popup (S4, INS-01, INS-02): it is scheduled, its delay passes, the player is on the home page,
 * the browser is polled for its prompt, and then the popup opens, with or without the prompt.
 */
export type InstallPopupState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'waiting' }
  /** The delay is over; the home page is not open. */
  | { readonly kind: 'due' }
  /** `polls`: number of polls so far without a prompt from the browser. */
  | { readonly kind: 'asking'; readonly polls: number }
  /** With or without the browser's prompt: the popup is shown (INS-01). */
  | { readonly kind: 'time' }
  /** It is on screen, or queued behind a more urgent overlay. */
  | { readonly kind: 'open' }

export type InstallPopupEvent =
  | { readonly type: 'considered' }
  | { readonly type: 'delay-over'; readonly isHome: boolean }
  | { readonly type: 'page'; readonly isHome: boolean }
  | { readonly type: 'asked'; readonly hasPrompt: boolean }
  | { readonly type: 'opened' }
  /** There is nothing to show, or the popup has closed. */
  | { readonly type: 'done' }

export const INITIAL_POPUP_STATE: InstallPopupState = { kind: 'resting' }

const atPage = (isHome: boolean): InstallPopupState =>
  isHome ? { kind: 'asking', polls: 0 } : { kind: 'due' }

/** Returns the next state; an event that does not fit the state changes nothing. */
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
      // It does not follow the player to other pages: it waits until they are back.
      return event.type === 'page' && !event.isHome ? { kind: 'due' } : state
    default:
      return state satisfies never
  }
}

const afterPoll = (polls: number, hasPrompt: boolean): InstallPopupState =>
  hasPrompt || polls >= INSTALL_POLLS ? { kind: 'time' } : { kind: 'asking', polls }
