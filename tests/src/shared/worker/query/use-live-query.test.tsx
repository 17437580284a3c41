import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { Suspense, use, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
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

const ROW = { merchant: 'm', origins: ['https://a.example'] }

const lines = (read: DatabaseReader): Promise<readonly string[] | undefined> =>
  read.get('domains', 'm').then((row) => row?.origins)

beforeEach(async () => {
  vi.resetModules()
  Dexie.dependencies.indexedDB = new IDBFactory()
  writer = createDatabases()
  await tableOf(writer, 'domains').put(ROW)
  await tableOf(writer, 'syncState').put({ key: 'domains|m||', syncedAt: 5 })
})

test('R-05 live queries keep the last data if the table is cleared, or a read fails', async () => {
  const { useLiveQuery, pageState } = await load()
  let isBroken = false
  const { result } = renderHook(() =>
    useLiveQuery((read) => (isBroken ? Promise.reject(new Error('gone')) : lines(read)), [], 'domains'),
  )
  // Another query of the same rows, which reads after it and keeps nothing.
  const { result: other } = renderHook(() =>
    useLiveQuery(
      async (read) => `${String(pageState.generation)} ${String(await lines(read))}`,
      [],
      'domains',
    ),
  )
  const seeRead = (rows: unknown): Promise<void> =>
    waitFor(() => expect(other.current.data).toBe(`${String(pageState.generation)} ${String(rows)}`))
  const expectData = () => expect(result.current).toMatchObject({ status: 'ready', data: ROW.origins })
  await waitFor(expectData)
  await seeRead(ROW.origins)
  const tables = [tableOf(writer, 'domains'), tableOf(writer, 'syncState')] as const
  await writer.cache.transaction('rw', ...tables, async () => {
    for (const table of tables) await table.clear()
  })
  await seeRead(undefined)
  expectData()
  isBroken = true
  act(() => void (pageState.generation += 1))
  await seeRead(undefined)
  expectData()
})

test('R-05 a read that failed before it named its rows is repeated, without a change of any row', async () => {
  const { useLiveQuery } = await load()
  let isBroken = true
  const failed = vi.fn(() => Promise.reject(new Error('gone')))
  const { result } = renderHook(() => useLiveQuery((read) => (isBroken ? failed() : lines(read))))
  await waitFor(() => expect(failed).toHaveBeenCalled())
  isBroken = false
  expect(result.current.status).toBe('loading')
  await waitFor(() => expect(result.current.data).toEqual(ROW.origins), { timeout: 10_000 })
})

test('GAM-01 rows that are stored between the reads of rows and of their state are not taken for none', async () => {
  const { useLiveQuery } = await load()
  let isStored = false
  const shown = new Set<string>()
  renderHook(() => {
    const live = useLiveQuery(
      async (read) => {
        const rows = await lines(read)
        const was = isStored
        isStored = true
        return was ? rows : undefined
      },
      [],
      'domains',
    )
    shown.add(live.status)
  })
  await waitFor(() => expect(shown).toContain('ready'))
  expect(shown).not.toContain('empty')
})

test('OFF-06 live queries read the pushed rows with the same query in memory mode', async () => {
  const { useLiveQuery, pageState, memoryTables } = await load()
  pageState.storage = 'memory'
  const { result } = renderHook(() => useLiveQuery(lines, [], 'domains'))
  await waitFor(() => expect(result.current.status).toBe('empty'))
  memoryTables.apply({ table: 'domains', puts: [ROW], deletes: [] })
  await waitFor(() => expect(result.current.data).toEqual(ROW.origins))
  memoryTables.apply({ table: 'domains', puts: [], deletes: ['m'] })
  memoryTables.apply({ table: 'syncState', puts: [{ key: 'domains|m||', syncedAt: 1 }], deletes: [] })
  await waitFor(() => expect(result.current.status).toBe('empty'))
})

test('GAM-01 live queries never show rows of other keys', async () => {
  const { useLiveQuery } = await load()
  const { result, rerender } = renderHook(
    (key: string) => useLiveQuery((read) => read.get('domains', key), [key]),
    { initialProps: 'm' },
  )
  await waitFor(() => expect(result.current.status).toBe('ready'))
  rerender('other')
  expect(result.current.status).toBe('loading')
  await waitFor(() => expect(result.current.status).toBe('empty'))
})

test('LNG-02 rows stay until those of a new language are read, so a form that shows them stays', async () => {
  const { useLiveQuery, pageState } = await load()
  const shown: string[] = []
  const { result } = renderHook(() => {
    const live = useLiveQuery(async (read) => `${pageState.language} ${String((await lines(read))?.length)}`)
    shown.push(live.data ?? live.status)
    return live
  })
  await waitFor(() => expect(result.current.data).toBe('EN 1'))
  act(() => void (pageState.language = 'UR'))
  await waitFor(() => expect(result.current.data).toBe('UR 1'))
  expect(shown.slice(shown.indexOf('EN 1'))).not.toContain('loading')
})

test('SHL-09 rows that bring a part which is still loading do not hide what is on the screen', async () => {
  const { useLiveQuery } = await load()
  const loading = new Promise<never>(() => undefined)
  const started = vi.fn()
  const Unloaded = (): never => {
    started()
    return use(loading)
  }
  const Screen = () => (useLiveQuery(lines, [], 'domains').data ? <Unloaded /> : <p>First</p>)
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Screen />
    </Suspense>,
  )
  await waitFor(() => expect(started).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByText('First').style.display).toBe('')
})

test('GAM-01 an effect of rows runs, though something urgent renders before they are shown', async () => {
  const { useLiveQuery, pageState } = await load()
  pageState.storage = 'memory'
  let resolve: (rows: string) => void = () => undefined
  const rows = new Promise<string>((done) => (resolve = done))
  const query = vi.fn(() => rows)
  const effect = vi.fn()
  let change: (count: number) => void = () => undefined
  const Screen = () => {
    const { data } = useLiveQuery(query)
    const [, setCount] = useState(0)
    change = setCount
    useEffect(() => void effect(data), [data])
    return data
  }
  render(<Screen />)
  await waitFor(() => expect(query).toHaveBeenCalled())
  resolve('Rows')
  for (let step = 0; step < 50; step += 1) await Promise.resolve() // the rows arrive, and React has not rendered them yet
  expect(screen.queryByText('Rows')).toBeNull()
  flushSync(() => {
    change(1)
    change(0) // so this render changes nothing, and React drops it
  })
  expect(await screen.findByText('Rows')).toBeDefined()
  await waitFor(() => expect(effect).toHaveBeenLastCalledWith('Rows'))
})
