import { expect, test } from 'vitest'
import { A, B, C, LineRig, OWN } from '../support/line-rig'

const rig = new LineRig()

const HOSTILE = ['javascript:1', 'ftp://f.example', '//evil.example', 'https://u:p@evil.example', 5]

test('LINE-05 R-19 an invalid line is never pinged, and the last valid list survives an invalid one', async () => {
  rig.listed(...HOSTILE, 'a.example', 'b.example')
  await rig.persistFallbackData()
  expect(rig.rows()).toMatchObject([
    { origin: A, at: 0 },
    { origin: B, at: 0 },
  ])
  rig.hosts.set(B, 10)
  await rig.run()
  rig.listed(...HOSTILE)
  await rig.persistFallbackData()
  expect((await rig.run()).fast).toBe(B)
  expect(new Set(rig.pings.map(({ origin }) => origin))).toEqual(new Set([OWN, A, B]))
})

test('LINE-05 a new valid list replaces the old one, and keeps its measurements', async () => {
  rig.listed('a.example', 'b.example')
  await rig.persistFallbackData()
  rig.hosts.set(A, 30)
  await rig.run()
  rig.listed('a.example', 'c.example')
  await rig.persistFallbackData()
  expect(new Set(rig.rows().map(({ origin }) => origin))).toEqual(new Set([A, C, OWN]))
  expect(rig.row(A)).toMatchObject({ latencyMs: 30 })
})
