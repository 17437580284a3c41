let forms = 0

/** Hides the connection strip while a form shows "offline" itself. @returns function that shows the strip again */
export const claimOfflineNotice = (): (() => void) => {
  forms += 1
  document.documentElement.dataset.formOffline = ''
  return () => {
    forms -= 1
    if (forms === 0) delete document.documentElement.dataset.formOffline
  }
}
