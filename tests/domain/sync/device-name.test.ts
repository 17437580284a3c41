import { expect, test } from 'vitest'
import { deviceName } from '#domain/sync/device-name'

test('LOG-01 GAM-03 a device is MOBILE, with its kind after a slash when there is one', () => {
  const kinds = ['browser', 'IPAD', 'PWA', 'WEBCLIP'] as const
  expect(kinds.map(deviceName)).toEqual(['MOBILE', 'MOBILE/IPAD', 'MOBILE/PWA', 'MOBILE/WEBCLIP'])
})
