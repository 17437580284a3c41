import { beforeEach, expect, test, vi } from 'vitest'
import type * as LoadMiniGame from '../../../../src/features/mini-game/load-mini-game'

const PATH = '/mini-game/v1/minigame.js'

/** What each requested script defines; undefined for a script that fails to load. */
let script: unknown
let asked: string[] = []
let loadMiniGame: typeof LoadMiniGame.loadMiniGame

const answer = (element: HTMLScriptElement): void => {
  if (script === undefined) element.onerror?.(new Event('error'))
  else {
    if (script !== 'nothing') window.MiniGame = script
    element.onload?.(new Event('load'))
  }
}

beforeEach(async () => {
  asked = []
  delete window.MiniGame
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation((value) => void asked.push(value))
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) queueMicrotask(() => answer(node))
  })
  vi.resetModules() // a separate page: loaded scripts are cached
  loadMiniGame = (await import('../../../../src/features/mini-game/load-mini-game')).loadMiniGame
})

test('MIN-01 the mini-game’s script is requested once, with a timestamp, and not used for another path', async () => {
  const end = () => undefined
  script = { mount: () => end }
  const mount = await loadMiniGame(PATH)
  const setup = { token: '', merchant: '', language: 'EN', onOpen: end, onClose: end }
  expect(mount?.(document.body, setup)).toBe(end)
  expect(await loadMiniGame(PATH)).toBe(mount)
  expect(asked).toEqual([expect.stringMatching(/^\/mini-game\/v1\/minigame\.js\?t=\d{13}$/)])
  script = 'nothing'
  expect(await loadMiniGame('/mini-game/s1/minigame.js')).toBeNull()
})

test.each([[undefined], ['nothing'], ['text'], [null], [{ mount: 'yes' }]])(
  'MIN-01 a script that defines %j is rejected, and requested again',
  async (brought) => {
    script = brought
    expect(await loadMiniGame(PATH)).toBeNull()
    script = { mount: () => () => undefined }
    expect(await loadMiniGame(PATH)).not.toBeNull()
    expect(asked).toHaveLength(2)
  },
)
