let forms = 0

/** A form says itself that there is no network: the strip over its button is not needed. @returns takes it back */
export const claimOfflineNotice = (): (() => void) => {
  forms += 1
  document.documentElement.dataset.formOffline = ''
  return () => {
    forms -= 1
    if (forms === 0) delete document.documentElement.dataset.formOffline
  }
}
