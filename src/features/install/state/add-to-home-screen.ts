import { hasPromptAt } from '#domain/install/install-popup'
import { markInstallAnswered, markInstalled } from './install-history'
import { hasInstallPrompt, showInstallPrompt } from './install-prompt'

/**
 * Result of the browser's install prompt. `by-hand`: the browser has none, so the player installs by hand (INS-03);
 * `asked`: the prompt is already open after another tap.
 */
export type HomeScreenAnswer = 'installed' | 'refused' | 'by-hand' | 'asked'

let isAsking = false // the browser's prompt works once, and the player may tap twice

/**
 * Opens the browser's install prompt. Records the player's answer, except a refusal: its meaning depends on the
 * caller.
 */
export const addToHomeScreen = async (): Promise<HomeScreenAnswer> => {
  if (isAsking) return 'asked'
  if (!hasPromptAt(window.location.pathname) || !hasInstallPrompt()) {
    markInstallAnswered()
    return 'by-hand'
  }
  isAsking = true
  const isAccepted = await showInstallPrompt()
  isAsking = false
  if (!isAccepted) return 'refused'
  markInstalled()
  return 'installed'
}
