/**
 * Loads a script with a new element each time. A provider's loader that has failed once keeps failing until it is
 * injected again (CAP-06).
 * @returns true if it ran within the time limit
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
