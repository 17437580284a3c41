import { beforeEach, expect, test, vi } from 'vitest'
import { swapSnapshotForApp } from '../../../../src/shell/snapshot/swap-snapshot-for-app'
import { deferTaps } from '../../../../src/boot/snapshot/defer-taps'

const STUCK = '<div class="stuck"></div>'
const TILE = '<a href="/m/trial?gameId=7" data-game="7">Lotus</a><button aria-label="Search"></button>'

let stage: HTMLElement
let root: HTMLElement

const settle = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

/** A page that shows the snapshot and whose document has been parsed. */
const start = (markup = TILE, attributes = ''): void => {
  document.body.innerHTML = `<div class="snapshot" ${attributes}>${markup}</div><div id="root">${STUCK}</div>`
  const [first, second] = [document.querySelector('.snapshot'), document.getElementById('root')]
  if (!(first instanceof HTMLElement) || !second) throw new Error('There is no page')
  stage = first
  root = second
  const shown = { stage, tapped: null }
  deferTaps(shown)
  swapSnapshotForApp(shown)
}

const draw = async (markup: string): Promise<void> => {
  root.innerHTML = markup
  await settle(1)
}

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/m/home')
})

const isShown = (): boolean => stage.isConnected
const WAITING = '<div class="sk-pulse"></div>'

test('OFF-02 React replaces the snapshot once its own games are rendered, not before', async () => {
  start()
  await settle(30_000)
  expect(isShown()).toBe(true)
  await draw(WAITING)
  await settle(500)
  expect(isShown()).toBe(true)
  root.firstElementChild?.classList.remove('sk-pulse')
  await settle(400)
  expect(isShown()).toBe(false)
})

test.each([
  ['four', 3_900, ''],
  ['twenty', 19_900, 'data-merchant="harbour"'], // a first visit on a slow network
])(
  'R-10 React replaces it after %s seconds without games: its own screen shows why',
  async (_, ms, merchant) => {
    start(TILE, merchant)
    await draw(WAITING)
    await settle(ms)
    expect(isShown()).toBe(true)
    await settle(600)
    expect(isShown()).toBe(false)
  },
)

test.each([
  ['another screen', '/m/login', WAITING],
  ['a dialog', '/m/home', `${WAITING}<dialog open></dialog>`],
])('OFF-02 React replaces it immediately for %s', async (_name, path, markup) => {
  start()
  window.history.replaceState(null, '', path)
  await draw(markup)
  await settle(400)
  expect(isShown()).toBe(false)
})

const clicked = async (act: () => void, markup = TILE): Promise<string[]> => {
  const seen: string[] = []
  start(markup)
  act()
  root.addEventListener('click', (event) => {
    event.preventDefault()
    if (event.target instanceof Element)
      seen.push(event.target.getAttribute('data-place') ?? event.target.localName)
  })
  await draw(markup)
  await settle(400)
  expect(stage.isConnected).toBe(false)
  return seen
}

test('SHL-09 the last tap is replayed on the real screen, and shown until then', async () => {
  const seen = await clicked(() => {
    stage.querySelector('a')?.click()
    stage.querySelector('button')?.click()
    expect(stage.querySelector('a')?.hasAttribute('data-tapped')).toBe(false)
    expect(stage.querySelector('button')?.hasAttribute('data-tapped')).toBe(true)
  })
  expect(seen).toEqual(['button'])
  const all = [1, 2, 3].map((place) => `<button data-place="${String(place)}">See all</button>`).join('')
  expect(await clicked(() => stage.querySelector<HTMLElement>('[data-place="2"]')?.click(), all)).toEqual([
    '2',
  ])
})

test('SHL-09 a tap that opens a new tab is left to the browser', async () => {
  const events: boolean[] = []
  start()
  document.body.addEventListener('click', (event) => {
    events.push(event.defaultPrevented)
    event.preventDefault()
  })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  stage.querySelector('a')?.dispatchEvent(click)
  stage.querySelector('a')?.click()
  expect(events).toEqual([false, true])
  await settle(0)
})

test('SHL-09 a removed game is still opened through its link', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  start()
  stage.querySelector('a')?.click()
  await draw('<a href="/m/trial?gameId=8" data-game="8">Tiger</a>')
  await settle(400)
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/m\/trial\?gameId=7$/u))
})

test('SHL-09 the focus stays where it was', async () => {
  start()
  stage.querySelector('button')?.focus()
  await draw(TILE)
  await settle(400)
  expect(document.activeElement).toBe(root.querySelector('button'))
})
