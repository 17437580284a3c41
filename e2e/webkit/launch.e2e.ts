import { expect, test } from '../support/webkit-test'

const GAME = 'a[data-game]:not([data-game=""])'

test('GAM-01 GAM-04 a member saves a favourite and plays a game for real', async ({ webkit, gateway }) => {
  await webkit.speakEnglish(gateway.origin)
  await webkit.goto(`${gateway.origin}/m/login`)
  await webkit.sendLogin('ann')
  await webkit.see(GAME)
  await webkit.press('button[aria-pressed=false]')
  await webkit.see('button[aria-pressed=true]')
  await webkit.seeRole('heading', 'Favourites')
  await webkit.goto(`${gateway.origin}/m/home`)
  await webkit.seeRole('heading', 'Favourites')

  await webkit.press(GAME)
  await webkit.see('iframe')
  const { requests } = await gateway.requests('/wps/game/launchGame')
  expect(requests).toHaveLength(1)
  await webkit.click('button', 'Back to the games')
  await webkit.seeRole('heading', 'Continue playing')
})
