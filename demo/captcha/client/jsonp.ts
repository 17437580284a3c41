let calls = 0

/** Sends a JSONP request, as the providers do. Rejects if the script fails to load or is not JSONP. */
export const jsonp = (
  url: string,
  query: Readonly<Record<string, string>>,
  limitMs?: number,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    calls += 1
    const callback = `geetest_${String(Date.now())}_${String(calls)}`
    const script = document.createElement('script')
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      Reflect.deleteProperty(window, callback)
      script.remove()
      settle()
    }
    const fail = (): void => {
      end(() => {
        reject(new Error('networkError'))
      })
    }
    const timer = limitMs === undefined ? undefined : setTimeout(fail, limitMs)
    Object.defineProperty(window, callback, {
      configurable: true,
      value: (answer: unknown) => {
        end(() => {
          resolve(answer)
        })
      },
    })
    script.onerror = fail
    script.onload = () => {
      if (callback in window) fail() // a script, but not the response
    }
    script.src = `${url}?${new URLSearchParams({ ...query, callback }).toString()}`
    document.head.append(script)
  })
