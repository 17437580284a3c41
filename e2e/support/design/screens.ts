import { expect, type Page } from '@playwright/test'
import * as routes from '#domain/routing/routes'
import { checkRoute } from '#domain/routing/route-guard'
import { seesGames } from '../games/real-games'
import { logInAs } from '../accounts/member-login'
import { answerInstalling } from '../install/download-bar'

export type Visitor = 'guest' | 'member'

/** Other names of a screen that is visited by its own. */
const OTHER_NAMES: readonly string[] = [routes.ENTRY_PATH, routes.REGISTER_PAGE_PATH]

const UNKNOWN_PATH = '/m/no/such/page'

/** A member sees what a guest sees there, under another header. */
const ALIKE: readonly string[] = [
  routes.GAME_PATH,
  routes.TRIAL_PATH,
  routes.PROMOTIONS_PATH,
  routes.CONNECTION_PATH,
  routes.FORGOT_PASSWORD_PATH,
  UNKNOWN_PATH,
]

/** The parameters of a screen that is about one thing, from a game of the lobby and an offer of the list. */
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
 * Opens the lobby and answers the address of every screen that this visitor has, as the app's own paths and guard have
 * them: a new one is among them by itself.
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

/** Goes to another screen inside the app, as a tap on a link does, and waits until the one before has gone. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    for (const part of document.querySelectorAll('main > *, iframe')) part.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  await expect(page.locator('[data-left]')).toHaveCount(0)
}

/** Goes to another screen inside the app, and waits until it stands with its content. */
export async function visit(page: Page, address: string): Promise<void> {
  await goTo(page, address)
  await settle(page)
}

/** Waits until nothing on the screen stands for what is still to come. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main :is(h1, h2), iframe').first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"], [class*="_skeleton_"], [class*="_wait_"], .sk')).toHaveCount(
    0,
  )
  await expect(page.locator('[class*="_loading_"]')).toHaveCount(0) // a game's
}
