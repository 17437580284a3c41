/** Goes over to a line. The page that did not work is left behind in the history: back would lead nowhere. */
export const openLine = (address: string): void => {
  window.location.replace(address)
}
