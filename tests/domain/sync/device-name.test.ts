import { expect, test } from 'vitest'
import { deviceName } from '#domain/sync/device-name'

test('LOG-01 GAM-03 the device is MOBILE, followed by a slash and its kind if known', () => {
  const kinds = ['browser', 'IPAD', 'PWA', 'WEBCLIP'] as const
  expect(kinds.map(deviceName)).toEqual(['MOBILE', 'MOBILE/IPAD', 'MOBILE/PWA', 'MOBILE/WEBCLIP'])
})
