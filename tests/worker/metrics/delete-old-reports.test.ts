import { expect, test, vi } from 'vitest'
import { MAX_REPORT_AGE_MS } from '#domain/metrics/report-limits'
import { deleteOldReports } from '#worker/metrics/delete-old-reports'
import { ReporterRig } from '../support/reporter-rig'

test('MET-03 a report that could not be sent for a week is dropped, and a younger one stays', async () => {
  const rig = Object.assign(new ReporterRig(), { status: 0 })
  await rig.visit() // sent without a response: the next visit starts another entry
  vi.setSystemTime(Date.now() + 1)
  await rig.visit()
  const [, younger] = await rig.rows()
  expect(await rig.rows()).toHaveLength(2)
  vi.setSystemTime(18e11 + MAX_REPORT_AGE_MS + 1)
  await deleteOldReports(rig.store)
  expect(await rig.rows()).toEqual([younger])
})
