/** Leaves the app for a URL validated by `safeGameUrl`. It replaces the current history entry. */
export const redirectTo = (url: string): void => {
  window.location.replace(url)
}
