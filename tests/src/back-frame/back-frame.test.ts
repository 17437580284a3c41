import { expect, test, vi } from 'vitest'

/** Runs the script of `/m/back.html` in a window with the given parent. */
const run = async (parent?: Window): Promise<void> => {
  if (parent) vi.spyOn(window, 'parent', 'get').mockReturnValue(parent)
  vi.resetModules()
  await import('../../../src/back-frame/main')
}

test('R-17 in a frame it sends its one message only to pages of the app', async () => {
  const parent = new Proxy(window, {})
  const post = vi.spyOn(window, 'postMessage').mockReturnValue()
  await run(parent)
  expect(post.mock.calls).toEqual([[{ type: 'game-back' }, window.location.origin]])
})

test('GAM-04 opened directly it redirects to the lobby', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue()
  await run()
  expect(replace.mock.calls).toEqual([['/m/home']])
})
