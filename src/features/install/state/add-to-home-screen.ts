import { hasPromptAt } from '#domain/install/install-popup'
import { noteAnswered, noteInstalled } from './install-history'
import { hasInstallPrompt, showInstallPrompt } from './install-prompt'

/**
 * How asking the browser to install ended. `by-hand`: it has no prompt here, and the player does it themselves (INS-03);
 * `asked`: another tap was first, and has the answer.
 */
export type HomeScreenAnswer = 'installed' | 'refused' | 'by-hand' | 'asked'

let isAsking = false // the browser's prompt works once, and a tap may come twice

/** By the browser's own prompt. What the player says to it is noted, but for a "no": what that means is the asker's to say. */
export const addToHomeScreen = async (): Promise<HomeScreenAnswer> => {
  if (isAsking) return 'asked'
  if (!hasPromptAt(window.location.pathname) || !hasInstallPrompt()) {
    noteAnswered()
    return 'by-hand'
  }
  isAsking = true
  const isAccepted = await showInstallPrompt()
  isAsking = false
  if (!isAccepted) return 'refused'
  noteInstalled()
  return 'installed'
}
