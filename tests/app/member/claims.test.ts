import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { REWARD_LIST_ENDPOINT } from '#domain/contract/screen-endpoints'
import { MINUTE_MS } from '#domain/timing'
import { gateway } from '../support/app'
import { startBackground } from '../support/background'
import { holdClock, pass } from '../support/clock'
import { openAs } from '../support/money'
import { press, see } from '../support/player'

const COUNT = /Ready to claim: 2$/u

test('MEM-02 OFF-08 the bar and the account count the rewards to claim, with one request in ten minutes', async () => {
  const { commands } = await import('../../../src/shared/worker/client/commands')
  const { visibleResources } = await import('../../../src/shared/worker/query/visible-resources')
  holdClock()
  await openAs('ann', '/m/home')
  await startBackground() // of the same page: another one would send its own request
  const bar = within(screen.getByRole('navigation'))
  await bar.findByRole('link', { name: COUNT })
  // The worker syncs shown rewards each minute. The page sends it that they are not shown any more, and then a command.
  await waitFor(() => expect(visibleResources()).not.toContain('rewards'))
  await pass(1)
  await commands.setDataSaver(false)
  await pass(5 * MINUTE_MS)
  expect(await gateway.count(REWARD_LIST_ENDPOINT)).toBe(1)
  await press(COUNT, 'link', screen.getByRole('navigation'))
  await see('link', /^Rewards.*Ready to claim: 2$/u)
})
