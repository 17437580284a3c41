import { expect, test, vi } from 'vitest'
import { syncKey } from '#domain/tables/resources'
import {
  showSiteUnavailable,
  watchSiteAvailability,
} from '../../../../../src/features/lines/start/watch-site-availability'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../../src/shared/page/page-state'
import { subscribeQuery } from '../../../../../src/shared/worker/query/subscribe-query'
import { putRows, startPage } from '../../../support/page-fixture'

const kinds = () => overlayState.queue.map(({ kind }) => kind)

test('SHL-01 OFF-02 the maintenance of an earlier visit hides the lobby only after status has said so again', async () => {
  await startPage()
  const { merchant } = pageState
  const status = { merchantCode: merchant, regionRestriction: false, maintenanceEnd: null, ip: '' }
  putRows('status', [{ ...status, merchant, maintenance: true }])
  putRows('syncState', [{ key: syncKey('status', pageState), syncedAt: performance.timeOrigin - 150_000 }])
  watchSiteAvailability()
  // A query that begins later is also answered later.
  await new Promise<void>((resolve) => {
    subscribeQuery(
      (read) => read.get('status', merchant),
      () => setTimeout(resolve),
    )
  })
  expect(kinds()).toEqual([])
  showSiteUnavailable('maintenance')
  expect(kinds()).toEqual(['maintenance'])
  putRows('status', [{ ...status, merchant, maintenance: false }])
  await vi.waitFor(() => expect(kinds()).toEqual([]))
})
