import { expect, test } from 'vitest'
import { LOCATION_ENDPOINT } from '#domain/contract/command-endpoints'
import { ok } from '#domain/result'
import { ofType, SESSION, tabs, useTabs } from '../../support/session-rig'

useTabs()

test('NET-02 NET-06 NET-10 the location is fetched once, without the member’s token, and a failure shows no notice', async () => {
  tabs.refuse(LOCATION_ENDPOINT, 'no.location')
  const { worker, signals } = await tabs.open({ session: SESSION })
  expect(await worker.fetchVisitorLocation()).toMatchObject({ ok: false, error: { code: 'no.location' } })
  expect(ofType(signals, 'failure')).toEqual([])
  tabs.gateway.set(LOCATION_ENDPOINT, { countryCode: 'PH', ip: '1.2.3.4' })
  for (let time = 0; time < 2; time += 1)
    expect(await worker.fetchVisitorLocation()).toEqual(ok({ countryCode: 'PH', ip: '1.2.3.4' }))
  expect(tabs.tokensOf(LOCATION_ENDPOINT)).toEqual([null, null])
})
