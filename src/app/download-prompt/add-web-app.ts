import { hasPromptAt } from '#domain/rules/install-popup'
import { noteInstalled } from '../../features/install/install-memory'
import { hasInstallPrompt, showInstallPrompt } from '../../features/install/install-prompt'

/** How asking the browser to install ended; `by-hand`: it has no prompt here, and the player does it themselves (INS-03). */
export type WebAppAnswer = 'installed' | 'refused' | 'by-hand'

export const addWebApp = async (): Promise<WebAppAnswer> => {
  if (!hasPromptAt(window.location.pathname) || !hasInstallPrompt()) return 'by-hand'
  if (!(await showInstallPrompt())) return 'refused'
  noteInstalled()
  return 'installed'
}
