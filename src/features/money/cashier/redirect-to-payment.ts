/** Opens the payment provider's page, whose URL `safeGameUrl` has validated. Back returns to the app. */
export const leaveToPay = (url: string): void => {
  window.location.assign(url)
}
