import { expect, test } from 'vitest'
import { runGateway } from '../support/running-gateway'
import { gateway, useGateway } from '../support/shared-gateway'

const GAMES = '/lgw/games/mobile'

useGateway()

test('DEP-04 the control endpoint exists only if requested, and rejects an invalid command without a change', async () => {
  const shut = await runGateway({ control: false, games: 10 })
  expect((await shut.control({ reset: true })).status).toBe(404)
  expect((await shut.get('/__control')).status).toBe(404)
  await shut.close()
  const faults = [{ match: GAMES, fault: { kind: 'status', status: 500 } }]
  for (const command of [
    { faults: [{ match: GAMES, fault: { kind: 'earthquake' } }] },
    { faults, members: [{ username: 'ann', verifiedBy: ['fax'] }] },
    { faults, members: [{ username: 'ann', mobile: { mobileNum: '917' } }] },
    { faults, members: [{ username: 'ann', password: '' }] },
    { faults, codes: { lifetimeMs: -1 } },
  ])
    expect((await gateway.control(command)).status).toBe(400)
  expect((await gateway.get(GAMES)).status).toBe(200)
})
