// An expression: a promise of the origin's stored data, rows by table, entries by cache, and the outbox itself. Plain
// JavaScript, because it is sent as is.
;(async () => {
  const done = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const tables = {}
  let outbox = []
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name))
    for (const table of database.objectStoreNames) {
      tables[table] = await done(database.transaction(table).objectStore(table).count())
      if (table === 'outbox') outbox = await done(database.transaction(table).objectStore(table).getAll())
    }
    database.close()
  }
  const entries = {}
  for (const name of await caches.keys()) entries[name] = (await (await caches.open(name)).keys()).length
  return { tables, outbox, caches: entries }
})()
