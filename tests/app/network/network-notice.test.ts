import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { MINUTE_MS, SLOW_HINT_DELAY_MS } from '#domain/timing'
import { gateway, open, reload } from '../support/app'
import { holdClock, pass, passUntil } from '../support/clock'
import { announceOnline } from '../support/page-events'
import { press, seeNone, seeText, seeToast } from '../support/player'
import { everyCall, openLobby, rowsOf, seeLobby, seeRequests } from '../support/sync'

const TOAST = /Network offline/

test('NET-10 NET-12 over https the player’s own request shows a toast, and background requests show nothing', async () => {
  gateway.goOffline()
  await open('/m/home')
  await seeText('Games couldn’t be loaded')
  const sent = gateway.network.attempts.length
  announceOnline()
  await waitFor(() => expect(gateway.network.attempts.length).toBeGreaterThan(sent))
  await rowsOf('connection') // the failure has reached the page by then
  expect(screen.queryAllByText(TOAST)).toEqual([])
  await seeToast(TOAST, () => press('Try again'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await seeNone(() => screen.queryByText(TOAST))
})

test('R-11 a gateway of 503s gets at most 20 requests a minute, and is not given up', async () => {
  await openLobby()
  holdClock()
  await gateway.faults(...everyCall({ kind: 'status', status: 503 }))
  await gateway.clearRequests()
  const end = Date.now() + MINUTE_MS // on this clock, which goes on while the page loads
  await reload()
  await seeRequests('/wps/', 1)
  while (Date.now() < end) await pass(1_000) // responses arrive in between
  const { requests } = await gateway.requests()
  const count = requests.filter(({ path }) => /^\/(wps|lgw)\//u.test(path)).length
  expect(count).toBeLessThanOrEqual(20)
  expect(count).toBeGreaterThan(1)
  await seeLobby()
})

test.each(['/m/activity?id=4', '/m/chat'])(
  'R-10 %s does not claim that there is no network when the gateway fails',
  async (path) => {
    await gateway.faults(...everyCall({ kind: 'status', status: 500 }))
    holdClock()
    await open(path)
    await waitFor(() => expect(document.querySelector('main [aria-busy=true], [role=alert]')).not.toBeNull())
    const alert = await passUntil(SLOW_HINT_DELAY_MS, () => screen.getByRole('alert'))
    expect(alert.textContent).toMatch(/This part didn’t load.*That didn’t work\. Please try again\./u)
  },
)
