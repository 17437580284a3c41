/** Leaves the app for an address that `safeGameUrl` has checked. Its page takes the place of ours in the history. */
export const redirectTo = (url: string): void => {
  window.location.replace(url)
}
