import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lazyComponent } from '../../src/app/lazy-component'
import { restyle } from '../../src/app/restyle'

const asked: HTMLLinkElement[] = []

/** A link that the document has, of which no engine fetches anything. */
const link = (name: string, rel = 'stylesheet'): HTMLLinkElement => {
  const made = document.createElement('link')
  Object.defineProperty(made, 'rel', { value: rel })
  Object.defineProperty(made, 'href', { value: `https://play.example/m/assets/${name}` })
  document.body.append(made)
  return made
}
const fails = (one: HTMLLinkElement): boolean => one.dispatchEvent(new Event('error'))
const answerAll = (): void => {
  for (const one of asked.splice(0)) one.dispatchEvent(new Event('load'))
}
const failure = (name: string): Error =>
  new Error(`Unable to preload CSS for https://play.example/m/assets/${name}`)

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((one) => {
    if (one instanceof HTMLLinkElement) asked.push(one)
  })
})
afterEach(async () => {
  // Nothing is missing for the next one.
  const over = restyle(undefined)
  answerAll()
  await over
  vi.restoreAllMocks()
})

describe('R-10 a style that did not come', () => {
  test('R-10 is asked for again, and one that is on its way is left alone', async () => {
    const loading = link('loading.css')
    fails(link('lost.css'))
    const over = restyle(failure('lost.css'))
    expect(asked.map(({ href }) => href)).toEqual(['https://play.example/m/assets/lost.css'])
    expect(loading.isConnected).toBe(true)
    answerAll()
    await expect(over).resolves.toBeUndefined()
  })

  test('R-10 is no script that was fetched ahead', async () => {
    fails(link('script.js', 'modulepreload'))
    await restyle(failure('script.js'))
    expect(asked).toEqual([])
  })

  test('R-10 fails again where it fails once more', async () => {
    const lost = link('lost.css')
    fails(lost)
    const over = restyle(failure('lost.css'))
    fails(lost)
    answerAll()
    await expect(over).rejects.toThrow('lost.css')
  })

  test('R-10 of one screen does not stop another', async () => {
    const lost = link('lost.css')
    fails(lost)
    const Screen = lazyComponent(() => Promise.resolve(() => 'here'))
    await expect(Screen.preload()).resolves.toBeUndefined()
    expect(asked).toHaveLength(1)
    fails(lost)
    answerAll()
    const over = restyle(failure('other.css'))
    fails(lost)
    answerAll()
    await expect(over).resolves.toBeUndefined()
  })
})
