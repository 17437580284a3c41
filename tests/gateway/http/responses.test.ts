import { expect, test } from 'vitest'
import { gateway, useGateway } from '../support/shared-gateway'

const GAMES = '/lgw/games/mobile'

useGateway()

test('DEP-04 an unknown call is not.found and a bad request request.invalid', async () => {
  for (const [path, status, errorCode] of [
    ['/wps/relay/NO_such', 404, 'not.found'],
    ['/wps/relay/MCSFE_getListAnnouncements?types=XX', 400, 'request.invalid'],
    ['/wps/relay/WPSCORE_getDownloadSetting?domain=https://harbour.example/m', 400, 'request.invalid'],
    ['/wps/relay/GCS_gameTrialLaunch?gameId=nope', 400, 'request.invalid'],
  ] as const) {
    const answer = await gateway.get(path)
    expect([answer.status, await answer.json()]).toMatchObject([status, { success: false, errorCode }])
  }
})

test('NET-01 if the header is required, all calls without it are rejected, except status, ping and manifest', async () => {
  await gateway.control({ needsMerchant: true })
  const bare = await gateway.get(GAMES)
  expect([bare.status, await bare.json()]).toMatchObject([
    400,
    { success: false, errorCode: 'merchant.missing' },
  ])
  expect((await gateway.get(GAMES, { Merchant: 'harbour' })).status).toBe(200)
  for (const path of ['status', 'test/ping', 'manifest.json?merchantCode=harbour'])
    expect((await gateway.get(`/wps/system/${path}`)).status).toBe(200)
})
