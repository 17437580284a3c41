// Runs in each page before the page's own code. Reports when a tab has registered as leader, as Dexie reports a
// commit of another thread. It also reports when a lock of the bench is passed on. Times in epoch milliseconds.
;(() => {
  const now = () => performance.timeOrigin + performance.now()
  const seen = { signedAt: [], lockAt: null }
  window.__seen = seen
  new BroadcastChannel('x-storagemutated-1').onmessage = ({ data }) => {
    if (Object.keys(data ?? {}).some((part) => part.includes('/leader/'))) seen.signedAt.push(now())
  }
  /** Holds a lock until the page ends; resolves when it is held. */
  window.__hold = (name) =>
    new Promise((resolve) => {
      void navigator.locks.request(name, () => {
        resolve(true)
        return new Promise(() => undefined)
      })
    })
  /** Waits for the lock and releases it at once; resolves when the request is queued. */
  window.__await = async (name) => {
    seen.lockAt = null
    void navigator.locks.request(name, () => {
      seen.lockAt = now()
    })
    await navigator.locks.query()
    return true
  }
})()
