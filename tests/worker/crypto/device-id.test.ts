import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { loadDeviceIdModule } from '#worker/crypto/load-encryption'

test('LOG-13 the device id is the MD5 of its sorted properties and time zone, in five parts', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Asia/Manila',
  })
  const device = await loadDeviceIdModule()
  const md5 = createHash('md5').update('cores=8\nplatform=Linux\nzone=Asia/Manila').digest('hex')
  const id = device?.computeLoginDeviceId(['platform=Linux', 'cores=8'])
  expect(id?.replaceAll('-', '')).toBe(md5)
  expect(id).toMatch(/^\w{8}-\w{4}-\w{4}-\w{4}-\w{12}$/u)
})
