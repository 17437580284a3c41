/** Leaves for the payment provider's page, which `safeGameUrl` has checked. Back leads to ours again. */
export const leaveToPay = (url: string): void => {
  window.location.assign(url)
}
