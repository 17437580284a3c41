/**
 * Returns the origin this script was loaded from; later requests go there too. Must be called while the script first
 * runs.
 */
export const serverOrigin = (): string => {
  const { currentScript } = document
  return currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : location.origin
}
