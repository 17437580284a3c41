import { expectGuest, logIn, logOut } from '../../e2e/support/accounts/account'
import type { SeededRandom } from './seeded-random'
import type { Player } from './player'

const LANGUAGES = ['English', 'اردو', '简体中文'] as const
const MEMBERS = ['ann', 'ben', 'cho'] as const
const SCREENS = ['/m/home', '/m/game', '/m/promotions', '/m/connection', '/m/member/home'] as const

type Act = (player: Player, dice: SeededRandom) => Promise<unknown>

/** The player's actions. Each throws if it could not be done, which is expected during a fault. */
export const USER_ACTIONS: ReadonlyMap<string, Act> = new Map<string, Act>([
  ['open a screen', async (player, dice) => (await player.page()).goto(dice.pick(SCREENS))],
  ['reload', async (player) => (await player.page()).reload()],
  ['choose a language', (player, dice) => chooseLanguage(player, dice.pick(LANGUAGES))],
  ['choose a language twice', (player, dice) => chooseTwice(player, dice)],
  ['log in', (player, dice) => switchAccount(player, dice.pick(MEMBERS))],
  ['log out', (player) => logOutInEnglish(player)],
  ['like a game', (player) => likeGame(player)],
  ['choose a tab', (player, dice) => chooseTab(player, dice)],
  ['play a game', (player) => playGame(player)],
  ['open another tab', (player) => player.openTab()],
])

/** Found by its position, not by its text: the language may be any. */
export const chooseLanguage = async (player: Player, name: string): Promise<void> => {
  const page = await player.page()
  await page.goto('/m/home')
  await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name, exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
}

/** Faster than the network: of several waiting choices the last one counts. */
const chooseTwice = async (player: Player, dice: SeededRandom): Promise<void> => {
  await chooseLanguage(player, dice.pick(LANGUAGES))
  await chooseLanguage(player, dice.pick(LANGUAGES))
}

/** Logs in as a member, after logging out any other. */
export const switchAccount = async (player: Player, member: string): Promise<void> => {
  await logOutInEnglish(player)
  await logIn(await player.page(), member)
}

const logOutInEnglish = async (player: Player): Promise<void> => {
  await chooseLanguage(player, 'English')
  const page = await player.page()
  if (await page.getByRole('link', { name: /^Your account/ }).isVisible()) await logOut(page)
  else await expectGuest(page)
}

const likeGame = async (player: Player): Promise<void> => {
  const page = await player.page()
  await page.goto('/m/home')
  await page.locator('main [data-game] + button[aria-pressed]').first().click()
}

const chooseTab = async (player: Player, dice: SeededRandom): Promise<void> => {
  const page = await player.page()
  await page.goto('/m/home')
  const tabs = page.getByRole('tab')
  await tabs.first().waitFor()
  await tabs.nth(dice.between(0, (await tabs.count()) - 1)).click()
}

const playGame = async (player: Player): Promise<void> => {
  const page = await player.page()
  await page.goto('/m/home')
  await page.locator('main a[data-game]:not([data-game=""])').first().click()
  await page.waitForURL(/\/m\/(?:trial|launchGame|login)/)
}
