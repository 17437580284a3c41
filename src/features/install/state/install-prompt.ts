/** Chrome's event, which is missing from the platform's types. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: string }>
}

const isPrompt = (event: Event | undefined): event is InstallPrompt =>
  event !== undefined && 'prompt' in event && typeof event.prompt === 'function'

export const hasInstallPrompt = (): boolean => isPrompt(window.mcBoot?.installPrompt)

/**
 * Shows the browser's own prompt, which works once.
 * @returns true if the player has accepted; false also if the browser did not show it
 */
export const showInstallPrompt = async (): Promise<boolean> => {
  const event = window.mcBoot?.installPrompt
  if (!window.mcBoot || !isPrompt(event)) return false
  delete window.mcBoot.installPrompt
  try {
    await event.prompt()
    return (await event.userChoice).outcome === 'accepted'
  } catch {
    return false
  }
}
