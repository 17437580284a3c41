import { renderHook, waitFor } from '@testing-library/react'
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DatabaseReader } from '#domain/tables/reader'
import { createDatabases, type Databases, tableOf } from '#domain/tables/databases'

let writer: Databases

const load = async () => {
  const { useLiveQuery } = await import('../../../../../src/shared/worker/query/use-live-query')
  const { pageState } = await import('../../../../../src/shared/page/page-state')
  const { memoryTables } = await import('../../../../../src/shared/worker/query/page-tables')
  pageState.merchant = 'm'
  pageState.language = 'EN'
  return { useLiveQuery, pageState, memoryTables }
}

const lines = (read: DatabaseReader): Promise<readonly string[] | undefined> =>
  read.get('domains', 'm').then((row) => row?.origins)

beforeEach(() => {
  vi.resetModules()
  Dexie.dependencies.indexedDB = new IDBFactory()
  writer = createDatabases()
})

describe('live queries', () => {
  test('R-05 keep the last data if the table is cleared', async () => {
    const { useLiveQuery } = await load()
    await tableOf(writer, 'domains').put({ merchant: 'm', origins: ['https://a.example'] })
    await tableOf(writer, 'syncState').put({ key: 'domains|m||', syncedAt: 5 })
    const { result } = renderHook(() => useLiveQuery(lines, [], 'domains'))
    await waitFor(() => expect(result.current.status).toBe('ready'))
    await writer.cache.transaction(
      'rw',
      tableOf(writer, 'domains'),
      tableOf(writer, 'syncState'),
      async () => {
        await tableOf(writer, 'domains').clear()
        await tableOf(writer, 'syncState').clear()
      },
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(result.current).toMatchObject({ status: 'ready', data: ['https://a.example'] })
  })

  test('R-05 keep the last data if a read fails', async () => {
    const { useLiveQuery, pageState } = await load()
    let isBroken = false
    await tableOf(writer, 'domains').put({ merchant: 'm', origins: ['https://a.example'] })
    const { result } = renderHook(() =>
      useLiveQuery((read) => (isBroken ? Promise.reject(new Error('gone')) : lines(read))),
    )
    await waitFor(() => expect(result.current.status).toBe('ready'))
    isBroken = true
    pageState.generation += 1
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(result.current).toMatchObject({ status: 'ready' })
  })

  test('OFF-06 read the pushed rows with the same query in memory mode', async () => {
    const { useLiveQuery, pageState, memoryTables } = await load()
    pageState.storage = 'memory'
    const { result } = renderHook(() => useLiveQuery(lines, [], 'domains'))
    await waitFor(() => expect(result.current.status).toBe('empty'))
    memoryTables.apply({
      table: 'domains',
      puts: [{ merchant: 'm', origins: ['https://b.example'] }],
      deletes: [],
    })
    await waitFor(() => expect(result.current.data).toEqual(['https://b.example']))
    memoryTables.apply({ table: 'domains', puts: [], deletes: ['m'] })
    memoryTables.apply({ table: 'syncState', puts: [{ key: 'domains|m||', syncedAt: 1 }], deletes: [] })
    await waitFor(() => expect(result.current.status).toBe('empty'))
  })

  test('GAM-01 never show rows of other keys', async () => {
    const { useLiveQuery } = await load()
    await tableOf(writer, 'domains').bulkPut([{ merchant: 'm', origins: ['https://a.example'] }])
    const { result, rerender } = renderHook(
      ({ key }) => useLiveQuery((read) => read.get('domains', key), [key]),
      {
        initialProps: { key: 'm' },
      },
    )
    await waitFor(() => expect(result.current.status).toBe('ready'))
    rerender({ key: 'other' })
    expect(result.current.status).toBe('loading')
    await waitFor(() => expect(result.current.status).toBe('empty'))
  })
})
