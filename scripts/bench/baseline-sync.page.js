// The naive baseline on the page thread. It fetches the whole list, parses it, empties the table and inserts every
// row again, then searches all rows. An expression: a promise of its timings in milliseconds.
;(async () => {
  const open = () =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open('bench-naive', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'gameId' })
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await open()
  const tasks = []
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => tasks.push(duration)),
  ).observe({
    type: 'longtask',
  })

  const text = await (
    await fetch('/lgw/games/mobile', { headers: { Merchant: 'harbour', Language: 'EN' } })
  ).text()
  const importStart = performance.now()
  const rows = JSON.parse(text).value
  const writeStart = performance.now()
  await new Promise((resolve, reject) => {
    const transaction = database.transaction('games', 'readwrite')
    const store = transaction.objectStore('games')
    store.clear()
    for (const row of rows) store.put(row)
    transaction.oncomplete = resolve
    transaction.onabort = () => reject(transaction.error)
  })
  const end = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 500)) // long tasks are reported with a delay

  const filterStart = performance.now()
  const words = ['d', 'dr', 'dra', 'drag', 'drago', 'dragon']
  let found = 0
  for (const word of words) found += rows.filter(({ name }) => name.toLowerCase().includes(word)).length
  const filter = (performance.now() - filterStart) / words.length

  database.close()
  indexedDB.deleteDatabase('bench-naive')
  return {
    rows: rows.length,
    found,
    import: end - importStart,
    write: end - writeStart,
    longest: Math.max(0, ...tasks),
    filter,
  }
})()
