import { GAMES_ENDPOINT, KEY_ENDPOINT, SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { expectMember, sendLogin } from '../support/accounts/account'
import { seesGames } from '../support/games/real-games'
import { expect, test } from '../support/test'

for (const [which, config] of [
  ['with the merchant in config.json', { merchant: 'harbour' }],
  ['without a config.json', null],
] as const) {
  test(`NET-01 a first visit to a gateway that requires the Merchant header shows games and no dialog, ${which}`, async ({
    page,
    gateway,
  }) => {
    await gateway.control({ needsMerchant: true, config })
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const text = document.querySelector('dialog[open]')?.textContent
        const root = document.documentElement
        if (text && !root.hasAttribute('data-dialog')) root.setAttribute('data-dialog', text)
      }).observe(document, { childList: true, subtree: true, attributes: true })
    })
    await page.goto('/m/home')
    await seesGames(page)
    for (const path of [GAMES_ENDPOINT, SETTINGS_ENDPOINT]) {
      const { requests } = await gateway.requests(path)
      const merchants = requests.map(({ headers }) => headers['merchant'])
      expect(merchants.slice(0, 2)).toEqual([undefined, 'harbour'])
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-dialog')
  })

  test(`NET-01 a first visit that begins on the login page can log in there too, ${which}`, async ({
    page,
    gateway,
  }) => {
    await gateway.control({ needsMerchant: true, config })
    await page.goto('/m/login')
    await sendLogin(page, 'ann')
    await expectMember(page, 'ann')
    const { requests } = await gateway.requests(KEY_ENDPOINT)
    expect(requests.at(-1)?.headers['merchant']).toBe('harbour')
  })
}
