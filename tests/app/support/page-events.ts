/** The player puts the app into the background. */
export const hidePage = (): void => setVisibility('hidden')

/** The player returns to the app. */
export const showPage = (): void => setVisibility('visible')

const setVisibility = (state: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The device reports that its network is back; page and worker get the event. */
export const announceOnline = (): void => {
  dispatchEvent(new Event('online'))
}
