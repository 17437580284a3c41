/**
 * Loads a script from the beginning, always by an element of its own: a provider's loader that has once failed stays
 * failed until it is injected anew (CAP-06).
 * @returns whether it has run within the limit
 */
export const injectScript = (url: string, limitMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement('script')
    const end = (hasRun: boolean): void => {
      clearTimeout(timer)
      script.onload = null
      script.onerror = null
      if (!hasRun) script.remove()
      resolve(hasRun)
    }
    const timer = setTimeout(() => {
      end(false)
    }, limitMs)
    script.onload = () => {
      end(true)
    }
    script.onerror = () => {
      end(false)
    }
    script.src = url
    document.head.append(script)
  })
