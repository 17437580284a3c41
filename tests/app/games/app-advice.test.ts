import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { PROMPTS_OFF_KEY } from '#domain/storage-keys'
import { gateway, reload } from '../support/app'
import { openFirstOf, seeFrame, watchReplacement } from '../support/games'
import { browseWith, openFromHomeScreen } from '../support/install'
import { openAs } from '../support/money'
import { press, see } from '../support/player'

const BACK = 'Back to games'

const advise = (url: string): Promise<unknown> =>
  gateway.control({
    settings: { whitelabelVal: { STARTGAMEINAPP3: true }, resources: [{ resourceType: 'Android', url }] },
  })

test('GAM-05 R-14 a lottery in the app-only mode advises the app once a session, with a safe link; other games do not', async () => {
  const left = watchReplacement()
  await advise('javascript:alert(1)')
  await openAs('ann', '/m/game')
  await openFirstOf('Slots')
  await seeFrame()
  await press(BACK)
  await openFirstOf('Lottery')
  await see('heading', 'Play in our app')
  expect(screen.queryByRole('link', { name: 'Get the app' })).toBeNull()
  await advise('https://apps.example/harbour')
  await reload()
  expect((await see('link', 'Get the app')).getAttribute('href')).toBe('https://apps.example/harbour')
  await press('Play here')
  await press('Play now')
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  await reload()
  await see('heading', 'Choose a prize mode')
})

test.each([
  ['GAM-05 in the merchant’s app', () => browseWith('native')],
  ['GAM-05 on the home screen', openFromHomeScreen],
  ['PLY-02 with offers off', () => localStorage.setItem(PROMPTS_OFF_KEY, '1')],
])('%s a lottery in the app-only mode starts without the advice', async (_where, prepare) => {
  prepare()
  await advise('https://apps.example/harbour')
  await openAs('ann', '/m/game')
  await openFirstOf('Lottery')
  await see('heading', 'Choose a prize mode')
  expect(screen.queryByRole('heading', { name: 'Play in our app' })).toBeNull()
})
