// Inserted before the worker's own code. Plain JavaScript, because it is sent as is. It records every read-write
// transaction with its duration and its rows per table, and reports them to a page over a BroadcastChannel.
;(() => {
  const transactions = []
  const notes = new WeakMap()
  const now = () => performance.timeOrigin + performance.now()

  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (...args) {
    const transaction = begin.apply(this, args)
    if (transaction.mode === 'readwrite') {
      const note = { startedAt: now(), endedAt: null, written: {} }
      notes.set(transaction, note)
      transactions.push(note)
      transaction.addEventListener('complete', () => {
        note.endedAt = now()
      })
    }
    return transaction
  }
  for (const method of ['put', 'add', 'delete', 'clear']) {
    const write = IDBObjectStore.prototype[method]
    IDBObjectStore.prototype[method] = function (...args) {
      const note = notes.get(this.transaction)
      if (note) note.written[this.name] = (note.written[this.name] ?? 0) + 1
      return write.apply(this, args)
    }
  }

  const channel = new BroadcastChannel('bench-spy')
  channel.onmessage = ({ data }) => {
    if (data === 'read') channel.postMessage({ transactions })
  }
})()
