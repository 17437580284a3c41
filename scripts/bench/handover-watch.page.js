// Runs in each page before anything of its own. Tells when somebody has signed as the tab that syncs, as Dexie tells of
// a commit in another thread, and when a lock of the bench is handed on. Moments in epoch milliseconds.
;(() => {
  const now = () => performance.timeOrigin + performance.now()
  const seen = { signedAt: [], lockAt: null }
  window.__seen = seen
  new BroadcastChannel('x-storagemutated-1').onmessage = ({ data }) => {
    if (Object.keys(data ?? {}).some((part) => part.includes('/leader/'))) seen.signedAt.push(now())
  }
  /** Holds a lock for as long as the page lives; answers when it is held. */
  window.__hold = (name) =>
    new Promise((resolve) => {
      void navigator.locks.request(name, () => {
        resolve(true)
        return new Promise(() => undefined)
      })
    })
  /** Waits for the lock and gives it back at once; answers when it is in the queue. */
  window.__await = async (name) => {
    seen.lockAt = null
    void navigator.locks.request(name, () => {
      seen.lockAt = now()
    })
    await navigator.locks.query()
    return true
  }
})()
