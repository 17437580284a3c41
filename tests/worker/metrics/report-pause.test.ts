import { expect, test, vi } from 'vitest'
import { HOUR_MS } from '#domain/timing'
import { ReporterRig } from '../support/reporter-rig'

const opensOf = (rig: ReporterRig) => rig.posts().map(([report]) => report?.counts['app.opens'])

test('MET-03 all visits of an hour are one post, and the next hour brings the rest', async () => {
  const rig = new ReporterRig()
  for (let times = 0; times < 4; times += 1) await rig.visit()
  expect(opensOf(rig)).toEqual([1])
  expect(await rig.rows()).toHaveLength(1)
  vi.setSystemTime(Date.now() + HOUR_MS)
  await rig.visit()
  expect(opensOf(rig)).toEqual([1, 4])
  expect(await rig.rows()).toEqual([])
})

test('MET-03 of two tabs that are hidden at once, one posts', async () => {
  const rig = new ReporterRig()
  await Promise.all([rig.visit(), rig.visit()])
  expect(rig.bodies).toHaveLength(1)
  vi.setSystemTime(Date.now() + HOUR_MS)
  await rig.visit()
  expect(opensOf(rig).reduce((sum = 0, opens = 0) => sum + opens, 0)).toBe(3)
})

test('MET-03 a failed post starts no pause, and neither does a clock that was set back', async () => {
  const rig = Object.assign(new ReporterRig(), { status: 503 })
  await rig.visit()
  rig.status = 204
  await rig.visit()
  expect(rig.bodies).toHaveLength(2)
  vi.setSystemTime(Date.now() - 2 * HOUR_MS)
  await rig.visit()
  expect(rig.bodies).toHaveLength(3)
})

test('MET-03 R-07 a page that can save nothing posts once an hour, too', async () => {
  const rig = Object.assign(new ReporterRig(), { isFull: true })
  const page = rig.open()
  await page.hide({ isOpen: true })
  await page.hide({ errors: ['uncaught'] })
  await page.hide({ errors: ['uncaught'] })
  expect(rig.bodies).toHaveLength(1)
  vi.setSystemTime(Date.now() + HOUR_MS)
  await page.hide()
  expect(rig.posts().at(-1)?.[0]?.errors).toMatchObject([{ count: 2 }])
})

test('MET-03 a page that sees nothing new saves and sends nothing', async () => {
  const rig = new ReporterRig()
  const page = rig.open()
  await page.hide({ isOpen: true })
  for (let hours = 0; hours < 2; hours += 1) {
    vi.setSystemTime(Date.now() + HOUR_MS)
    await page.hide()
    expect([rig.bodies.length, await rig.rows()]).toEqual([1, []])
  }
})

test('MET-03 what waits for the end of the hour is sent by a page that sees nothing new', async () => {
  const rig = new ReporterRig()
  await rig.visit()
  await rig.visit()
  vi.setSystemTime(Date.now() + HOUR_MS)
  await rig.open().hide()
  expect(opensOf(rig)).toEqual([1, 1])
})

test('MET-03 a report is sent when the network comes back while an attempt has just failed', async () => {
  const rig = new ReporterRig()
  const page = rig.open()
  const since = Date.now()
  let isOpen = true
  rig.isCircuitOpen = () => {
    const wasOpen = isOpen
    isOpen = false
    if (wasOpen) page.events.report('connection')({ id: 'gateway', state: 'online', since })
    return wasOpen
  }
  await page.hide({ isOpen: true })
  await vi.waitFor(() => expect(opensOf(rig)).toEqual([1]))
})
