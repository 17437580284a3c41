import { within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { seeNoDialog } from '../support/accounts'
import { gateway } from '../support/app'
import { expectNoOverlay, openFully, reloadFully } from '../support/background'
import { pass } from '../support/clock'
import { press, see, user } from '../support/player'

const APP = 'https://apps.example/harbour.apk'
const NOTICE = 'Update the app'

const requireVersion = (mandatory: boolean, latest = '2.4.39') =>
  gateway.control({
    settings: {
      appVersion: { latest, mandatory },
      resources: [{ resourceType: 'Android', url: APP }],
    },
  })

/** The merchant's app in this version. @returns what its bridge receives */
const playInApp = (version: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    `Mozilla/5.0 (Linux; Android 14) App/Ver ${version}`,
  )
  const openExternal = vi.fn()
  vi.stubGlobal('NativeBridge', { openExternal })
  return openExternal
}

test('INS-09 the notice stays until it is closed, and the browser outside downloads; a required one cannot be closed', async () => {
  const openExternal = playInApp('2.4.38')
  await requireVersion(false)
  await openFully('/m/home')
  const notice = await see('dialog', NOTICE)
  expect(notice.textContent).toContain('From version 2.4.38 to 2.4.39')
  await press('Update now', 'button', notice)
  expect(openExternal).toHaveBeenCalledWith(APP)
  await press('Close', 'button', await see('dialog', NOTICE))
  await pass(300)
  await seeNoDialog()
  await reloadFully()
  await pass(5_000)
  await expectNoOverlay()

  await requireVersion(true)
  await reloadFully()
  const required = await see('dialog', NOTICE)
  expect(required.textContent).toContain('too old')
  expect(required.querySelector('[aria-label="Close"]')).toBeNull()
  required.dispatchEvent(new Event('cancel', { cancelable: true })) // Escape
  await pass(1_000)
  await see('dialog', NOTICE)
})

test('INS-09 from version 2.4.39 on the app downloads by itself', async () => {
  const openExternal = playInApp('2.4.39')
  await requireVersion(false, '2.4.40')
  await openFully('/m/home')
  const notice = await see('dialog', NOTICE)
  const link = await within(notice).findByRole('link', { name: 'Update now' })
  expect(link.getAttribute('href')).toBe(APP)
  link.addEventListener('click', (event) => event.preventDefault()) // leaves the page
  await user.click(link)
  expect(openExternal).not.toHaveBeenCalled()
})
