import { afterEach, expect, test } from 'vitest'
import { stubBuild } from '../support/stub-build'

afterEach(() => {
  delete window.mcBoot
})

test('INS-01 stores install events fired before the app’s code listens', async () => {
  stubBuild()
  await import('../../../src/boot/boot')
  expect(window.mcBoot?.isInstalled).toBeUndefined()
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  dispatchEvent(offer)
  dispatchEvent(new Event('appinstalled'))
  expect(offer.defaultPrevented).toBe(true)
  expect(window.mcBoot).toMatchObject({ installPrompt: offer, isInstalled: true })
})
