import { beforeEach, expect, test, vi } from 'vitest'

const settle = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve))
const field = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

/** Starts the watch on a page with two fields and a switch. @returns the player's activity */
const start = async (): Promise<() => string> => {
  document.body.innerHTML = '<input id="name"><textarea id="text"></textarea><input id="on" type="checkbox">'
  const { overlayState } = await import('../../../../src/shared/overlays/overlay-queue')
  const { watchTyping } = await import('../../../../src/shell/start/watch-typing')
  watchTyping()
  return () => overlayState.activity
}

beforeEach(() => vi.resetModules())

test('SHL-07 a focused field counts as a form until the focus leaves it; a switch does not', async () => {
  const activity = await start()
  expect(activity()).toBe('free')
  field('on').focus()
  expect(activity()).toBe('free')
  field('name').focus()
  expect(activity()).toBe('form')
  field('text').focus()
  expect(activity()).toBe('form')
  await settle()
  expect(activity()).toBe('form')
  field('text').blur()
  await settle()
  expect(activity()).toBe('free')
})

test('SHL-07 PSH-03 a player who leaves the app has stopped typing, until the next letter', async () => {
  const activity = await start()
  field('name').focus()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(activity()).toBe('free')
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(activity()).toBe('free')
  field('name').dispatchEvent(new Event('input', { bubbles: true }))
  expect(activity()).toBe('form')
})
