import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildGameIndex } from '#domain/lobby/game-index'
import { packGames } from '#domain/tables/game-buckets'
import { game } from '../../../../../src/design/samples'
import { SearchResults } from '../../../../../src/features/lobby/search/search-results'
import { storedSearches, storeSearch } from '../../../../../src/features/lobby/search/stored-searches'
import { pageState } from '../../../../../src/shared/page/page-state'
import { memoryTables } from '../../../../../src/shared/worker/query/page-tables'
import { stubIntersection } from '../../../support/intersection'
import { change, putRows, show, startPage } from '../../../support/page-fixture'

const FIRST_SCREEN = 6 // two rows in a window without style sheets

const Search = () => {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input type="search" ref={field} />
      <SearchResults fieldRef={field} lobby={LOBBY} />
    </>
  )
}

const LOBBY = {
  merchant: 'm',
  language: 'EN',
  part: 'lobby',
  popular: ['39', '38'],
  shelves: [],
  total: 40,
} as const

const named = (name: string) =>
  Array.from({ length: 40 }, (_, at) => game(String(at), `${name} ${String(at)}`, { order: at }))

const packed = (name: string) => packGames(pageState, named(name))

const type = (text: string): Promise<void> =>
  change(() => void fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } }))

/** From now on timers wait for `pass`, however long a busy machine takes to render. */
const holdTimers = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

const pass = (ms: number): Promise<void> => change(() => void vi.advanceTimersByTime(ms))

/** Waits for the results; a wait of Testing Library needs timers. */
const seeFirstScreen = (): Promise<unknown> =>
  expect
    .poll(async () => {
      await change(() => undefined)
      return names()
    })
    .toHaveLength(FIRST_SCREEN)

const names = (): readonly (string | undefined)[] =>
  screen.queryAllByRole('link').map((link) => /Dragon \d+|Tiger \d+/u.exec(link.textContent)?.[0])

const blocks = (): number => document.querySelectorAll('[style*="--rows-3"]').length

beforeEach(async () => {
  stubIntersection()
  await startPage('/m/home?search=')
  const { merchant, language } = pageState
  const source = { games: named('Dragon'), groups: [], popular: [], currency: '' }
  putRows('gameIndex', buildGameIndex({ ...source, scope: { merchant, language } }))
  putRows('gameBuckets', packed('Dragon'))
  await show(<Search />)
})

test('GAM-01 a key press renders the first screen only; after a pause the rest follows, and every later change', async () => {
  holdTimers()
  await type('dragon')
  await seeFirstScreen()
  expect(screen.getByRole('status').textContent).toBe('40 games found')
  await pass(600)
  expect(blocks()).toBe(2) // one box for the rest
  await pass(100)
  expect(blocks()).toBe(3)
  await change(() => putRows('gameBuckets', packed('Tiger')))
  expect(names().slice(0, 2)).toEqual(['Tiger 0', 'Tiger 1'])
})

test('GAM-01 the rest follows at once when the player scrolls', async () => {
  holdTimers()
  await type('dragon')
  await seeFirstScreen()
  await change(() => fireEvent.scroll(window))
  expect(blocks()).toBe(3)
})

test('GAM-01 a letter reads only games that no earlier letter has read', async () => {
  holdTimers()
  await type('drag')
  await seeFirstScreen()
  const read = vi.spyOn(memoryTables, 'getMany')
  await type('drago')
  await type('dragon 1')
  expect(names()).toEqual(['Dragon 1', 'Dragon 10', 'Dragon 11', 'Dragon 12', 'Dragon 13', 'Dragon 14'])
  const asked = read.mock.calls.flatMap(([, keys]) => keys)
  expect(asked.length).toBeLessThanOrEqual(FIRST_SCREEN - 1) // "Dragon 1" was on the screen
})

test('GAM-01 what was typed is in the URL after a pause, at once when a game is tapped, and not in that of the game', async () => {
  holdTimers()
  await type('dragon')
  await seeFirstScreen()
  await pass(1_000)
  expect(window.location.search).toBe('?search=dragon')
  await type('dragon 2')
  expect(window.location.search).toBe('?search=dragon')
  const [first] = screen.getAllByRole('link')
  first?.addEventListener('click', (event) => event.preventDefault()) // the tile itself is tested elsewhere
  if (first) await change(() => void fireEvent.click(first))
  expect(window.location.search).toBe('?search=dragon%202')
  window.history.pushState(null, '', '/m/trial?gameId=7') // while the code of the next screen is loading
  await type('dragon 3')
  if (first) await change(() => void fireEvent.click(first))
  expect(window.location.search).toBe('?gameId=7')
})

test('GAM-01 below Popular there are only popular games, also at the first moment after other results', async () => {
  await type('dragon 1')
  await waitFor(() => expect(names()[0]).toBe('Dragon 1'))
  const shown: string[] = []
  const watcher = new MutationObserver(() => {
    if (screen.queryByRole('heading', { name: 'Popular' })) shown.push(...names().map(String))
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  await type('zebra')
  await waitFor(() => expect(names()).toEqual(['Dragon 39', 'Dragon 38']))
  watcher.disconnect()
  expect(new Set(shown)).toEqual(new Set(['Dragon 39', 'Dragon 38']))
})

test('GAM-01 a finger on a tile that has become another game opens none', async () => {
  await type('dragon 1')
  await waitFor(() => expect(names()[0]).toBe('Dragon 1'))
  const [tile] = screen.getAllByRole('link')
  if (!tile) throw new Error('There is no tile')
  const opened: string[] = []
  tile.addEventListener('click', (event) => {
    event.preventDefault()
    opened.push(tile.dataset['game'] ?? '')
  })
  const press = () => change(() => void fireEvent.pointerDown(tile))
  const release = () => change(() => void fireEvent.click(tile, { detail: 1 }))
  await press()
  await type('dragon 2')
  await waitFor(() => expect(names()[0]).toBe('Dragon 2'))
  await release()
  expect(opened).toEqual([])
  await release() // as VoiceOver does, without a press, or after one elsewhere
  await change(() => void fireEvent.pointerDown(document.body))
  await release()
  await press()
  await release()
  expect(opened).toEqual(['2', '2', '2'])
})

test('GAM-01 a sync that changes the index leaves the results on the screen', async () => {
  await type('dragon')
  await change(() => fireEvent.scroll(window))
  await waitFor(() => expect(blocks()).toBe(3))
  const { merchant, language } = pageState
  const source = { games: named('Dragon').slice(1), groups: [], popular: [], currency: '' }
  await change(() => putRows('gameIndex', buildGameIndex({ ...source, scope: { merchant, language } })))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('39 games found'))
  expect(blocks()).toBe(3)
})

test('GAM-01 a mistyped name finds similar games, after a pause', async () => {
  await type('dragno 7')
  await screen.findByText('No exact match. Similar games:')
  expect(names()).toEqual(['Dragon 7', 'Dragon 17', 'Dragon 27', 'Dragon 37'])
})

test('GAM-01 the focus of a removed search moves to the next one, else to the previous one, else to the field', async () => {
  await type('dragon') // the list is read when it appears
  for (const text of ['one', 'two', 'three']) storeSearch(text)
  await type('')
  const remove = (text: string): HTMLElement => screen.getByRole('button', { name: `Remove “${text}”` })
  const removeFocused = async (text: string): Promise<void> => {
    remove(text).focus()
    await change(() => void fireEvent.click(remove(text)))
  }
  await removeFocused('two') // of three, two, one
  expect(document.activeElement).toBe(remove('one'))
  await removeFocused('one')
  expect(document.activeElement).toBe(remove('three'))
  await removeFocused('three')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('GAM-01 the last five searches that led to a game can be repeated and removed; another player sees none', async () => {
  for (const text of ['dragon 1', 'dragon 2', 'dragon 3', 'dragon 4', 'dragon 5', 'dragon 6']) {
    await type(text)
    await waitFor(() => expect(names()[0]).toBe(text.replace('d', 'D')))
    const [first] = screen.getAllByRole('link')
    first?.addEventListener('click', (event) => event.preventDefault(), { once: true })
    if (first) await change(() => void fireEvent.click(first))
  }
  await type('')
  const last = () => within(screen.getByRole('region', { name: 'Recent searches' })).getAllByRole('listitem')
  expect(last().map(({ textContent }) => textContent)).toEqual([
    ...['dragon 6', 'dragon 5', 'dragon 4', 'dragon 3', 'dragon 2'],
  ])
  await change(() => void fireEvent.click(screen.getByRole('button', { name: 'Remove “dragon 5”' })))
  expect(last()).toHaveLength(4)
  await change(() => void fireEvent.click(screen.getByRole('button', { name: 'dragon 3' })))
  await waitFor(() => expect(names()[0]).toBe('Dragon 3'))
  pageState.remembered = { id: 'm7', userName: 'ann', type: 0 }
  expect(storedSearches()).toEqual([])
  expect(localStorage.getItem('searches')).not.toContain('m7')
})

test('GAM-01 a filter that is chosen before the text is in the URL stays', async () => {
  holdTimers()
  await type('dragon')
  window.history.replaceState(window.history.state, '', '/m/home?search=&only=new') // not rendered yet
  await pass(1_000)
  const query = new URLSearchParams(window.location.search)
  expect([query.get('search'), query.get('only')]).toEqual(['dragon', 'new'])
})
