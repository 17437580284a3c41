import { expect, type Page } from '@playwright/test'
import * as routes from '#domain/routing/routes'
import { checkRoute } from '#domain/routing/route-guard'
import { seesGames } from '../games/real-games'
import { answerInstalling } from '../install/download-bar'
import { logInAs } from '../accounts/account'

export type Visitor = 'guest' | 'member'

/** Other paths of a screen that is already visited. */
const OTHER_NAMES: readonly string[] = [routes.ENTRY_PATH, routes.OLD_REGISTER_PATH]

const UNKNOWN_PATH = '/m/no/such/page'

/** Screens where a member sees the same as a guest, under another header. */
const ALIKE: readonly string[] = [
  ...[routes.GAME_PATH, routes.TRIAL_PATH, routes.PROMOTIONS_PATH, routes.CONNECTION_PATH],
  ...[routes.FORGOT_PASSWORD_PATH, UNKNOWN_PATH],
]

/** The parameters of screens for one item, from a game of the lobby and an offer of the list. */
const PARAMETERS: Readonly<Record<string, (links: readonly URL[]) => string>> = {
  [routes.TRIAL_PATH]: (links) => searchOf(links, routes.TRIAL_PATH),
  [routes.LAUNCH_PATH]: (links) => searchOf(links, routes.TRIAL_PATH),
  [routes.ACTIVITY_PATH]: (links) => searchOf(links, routes.ACTIVITY_PATH),
}

const searchOf = (links: readonly URL[], path: string): string => {
  const link = links.find(({ pathname }) => pathname === path)
  if (!link) throw new Error(`The lobby leads to no ${path}`)
  return link.search
}

const admits = (pathname: string, visitor: Visitor): boolean => {
  const member = visitor === 'member' ? { type: 0 } : null
  if (member && ALIKE.includes(pathname)) return false
  return checkRoute({ pathname, member, mustChangePassword: false, isAdopting: false }).kind === 'admit'
}

/**
 * Opens the lobby and returns the URL of every screen that this visitor has. They come from the app's own paths and
 * guard, so a new screen is included automatically.
 */
export async function openForAll(page: Page, visitor: Visitor): Promise<readonly string[]> {
  await answerInstalling(page)
  await page.goto(routes.HOME_PATH)
  await seesGames(page)
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  const links = hrefs.map((href) => new URL(href ?? '', page.url()))
  if (visitor === 'member') await logInAs(page, 'ann')
  return [...Object.values(routes), UNKNOWN_PATH]
    .filter((path) => typeof path === 'string')
    .filter((path) => !OTHER_NAMES.includes(path) && admits(path, visitor))
    .map((path) => path + (PARAMETERS[path]?.(links) ?? ''))
}

/** Goes to another URL inside the app, like a tap on a link. */
export const navigate = (page: Page, url: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, url)

/** Goes to another screen inside the app, and waits until nothing of the previous one is left. */
export async function moveTo(page: Page, url: string): Promise<void> {
  await page
    .locator('main > *, iframe')
    .evaluateAll((parts) => parts.forEach((part) => part.setAttribute('data-left', '')))
  await navigate(page, url)
  await expect(page.locator('[data-left]')).toHaveCount(0)
}

/** Goes to another screen inside the app, and waits for its content in place of the previous one. */
export async function visit(page: Page, url: string): Promise<void> {
  await moveTo(page, url)
  await settle(page)
}

/** Waits until the screen has no placeholders any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main :is(h1, h2), iframe').first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"], [class*="_skeleton_"], [class*="_wait_"], .sk')).toHaveCount(
    0,
  )
  await expect(page.locator('[class*="_loading_"]')).toHaveCount(0) // a game's
}
