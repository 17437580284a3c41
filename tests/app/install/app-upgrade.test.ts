import { expect, test, vi } from 'vitest'
import { seeNoDialog } from '../support/accounts'
import { gateway } from '../support/app'
import { expectNoOverlay, openFully, reloadFully } from '../support/background'
import { pass } from '../support/clock'
import { press, see } from '../support/player'

const APP = 'https://apps.example/harbour.apk'
const NOTICE = 'Update the app'

const requireVersion = (mandatory: boolean) =>
  gateway.control({
    settings: {
      appVersion: { latest: '2.4.39', mandatory },
      resources: [{ resourceType: 'Android', url: APP }],
    },
  })

test('INS-09 the notice stays until it is closed, and the browser outside downloads; a required one cannot be closed', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) App/Ver 2.4.38')
  const openExternal = vi.fn()
  vi.stubGlobal('NativeBridge', { openExternal })
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
