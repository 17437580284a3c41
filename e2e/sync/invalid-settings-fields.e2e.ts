import { SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { seesGames } from '../support/games/real-games'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const BAD = {
  decimals: '2',
  currency: 5,
  languages: 'EN',
  resources: 'none',
  customerService: {},
  domainList: 'a',
  imageCDNs: 'x',
  login: 'on',
  whitelabelVal: 'yes',
  mobileTemplate: { app_desc: 5 }, // a completely invalid one would lose the logo with it
}

test('DEP-01 with ten wrong fields the settings still give title, colour and logo, are requested once, and the connection page names the fields', async ({
  page,
  gateway,
}) => {
  await gateway.control({ settings: { ...BAD, seo: { '/m/home': { title: 'Harbour' } } } })
  await page.goto('/m/home')
  await seesGames(page)
  await expect(page).toHaveTitle('Harbour')
  await expect(page.getByRole('banner').locator('img').first()).toBeVisible()
  expect((await gateway.requests(SETTINGS_ENDPOINT)).requests).toHaveLength(1)
  await page.goto('/m/connection')
  const settings = page.getByRole('listitem').filter({ hasText: 'Settings' })
  await expect(settings).toContainText('Fields with a wrong value')
  for (const field of Object.keys(BAD)) await expect(settings).toContainText(field)
})
