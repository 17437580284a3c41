/** Navigates to a line. The failed page is replaced in the history, so back does not lead to it. */
export const openLine = (url: string): void => {
  window.location.replace(url)
}
