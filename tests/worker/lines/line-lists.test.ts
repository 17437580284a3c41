import { describe, expect, test } from 'vitest'
import { A, B, C, LineRig, OWN } from '../support/line-rig'

const rig = new LineRig()

describe('LINE-05 R-19 only lines that were listed', () => {
  const HOSTILE = ['javascript:1', 'ftp://f.example', '//evil.example', 'https://u:p@evil.example', 5]

  test('LINE-05 R-19 what is no line is never pinged', async () => {
    rig.listed(...HOSTILE, 'a.example')
    rig.hosts.pong(A, 10)
    await rig.run()
    expect(rig.hosts.pinged).toEqual([OWN, A])
  })

  test('LINE-05 R-19 the last good list survives a bad one, and is raced then', async () => {
    rig.listed('a.example', 'b.example')
    await rig.keep()
    expect(rig.rows()).toMatchObject([
      { origin: A, at: 0 },
      { origin: B, at: 0 },
    ])
    rig.listed(...HOSTILE)
    await rig.keep()
    expect(rig.rows()).toHaveLength(2)
    rig.hosts.pong(B, 10)
    expect((await rig.run()).fast).toBe(B)
  })

  test('LINE-05 a new good list takes the place of the old one, and keeps what was measured', async () => {
    rig.listed('a.example', 'b.example')
    await rig.keep()
    rig.hosts.pong(A, 30)
    await rig.run()
    rig.listed('a.example', 'c.example')
    await rig.keep()
    expect(
      rig
        .rows()
        .map(({ origin }) => origin)
        .sort(),
    ).toEqual([A, C, OWN].sort())
    expect(rig.row(A)).toMatchObject({ latencyMs: 30 })
  })

  test('LINE-01 without any list, config.json names the first lines', async () => {
    rig.tables.apply({
      table: 'config',
      puts: [{ id: 'config', json: JSON.stringify({ domains: ['a.example', 'javascript:1'] }) }],
      deletes: [],
    })
    rig.hosts.pong(A, 10)
    expect(await rig.run()).toMatchObject({ fast: A, raced: 1 })
  })
})
