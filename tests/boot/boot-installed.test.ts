import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  delete window.mcBoot
})

test('INS-01 what the browser says of installing before any other code listens is kept for it', async () => {
  for (const [name, value] of [
    ['__WORKER_URL__', ''],
    ['__ENGINE_URL__', ''],
    ['__LOCALE_URLS__', {}],
    ['Worker', undefined],
    ['matchMedia', () => ({ matches: false })],
  ] as const)
    vi.stubGlobal(name, value)
  await import('../../src/boot/boot')
  expect(window.mcBoot?.isInstalled).toBeUndefined()
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  dispatchEvent(offer)
  dispatchEvent(new Event('appinstalled'))
  expect(offer.defaultPrevented).toBe(true)
  expect(window.mcBoot).toMatchObject({ installPrompt: offer, isInstalled: true })
})
