/** The host that this very script came from, which is the one that it goes on asking. Read while the script first runs. */
export const serverOrigin = (): string => {
  const { currentScript } = document
  return currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : location.origin
}
