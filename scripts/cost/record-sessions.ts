import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { HOME_PATH } from '#domain/routing/routes'
import { atRest } from '../../e2e/support/browser/at-rest'
import { expectMember, sendLogin } from '../../e2e/support/accounts/account'
import { seesGames } from '../../e2e/support/games/real-games'
import { openInstalled } from '../../e2e/support/updates/service-worker'
import { notice, refresh, returnToNotice } from '../../e2e/support/updates/update'
import { sourceBuildId } from '../build/build-id'
import { NEXT_DIST, ROOT } from '../lib/ensure-build'
import { openPhone, withProfile } from '../measure/browser'
import { RecordedGateway } from './recorded-gateway'
import type { Recording, SessionRow } from './sessions-file'

const MEMBER = 'ann'
const GAME = 'a[data-game]:not([data-game=""])'
const SCREENS_SEEN = 3
const LATER_VISITS = 3
const SCREEN_MS = 800

type Sessions = Recording['sessions']

/**
 * Records the sessions of a guest and of a member with the built app in Chromium.
 * @param stayMinutes how long both leave the lobby open at the end, at the same time
 */
export async function recordSessions(stayMinutes: number): Promise<Recording> {
  const about = { date: new Date().toISOString().slice(0, 10), build: sourceBuildId(ROOT), stayMinutes }
  const builds = await mkdtemp(path.join(tmpdir(), 'cost-builds-')) // nobody replaces them meanwhile
  try {
    for (const dist of ['dist', NEXT_DIST])
      await cp(path.join(ROOT, dist), path.join(builds, dist), { recursive: true })
    const [guest, member] = await Promise.all([
      recordGuest(builds, stayMinutes),
      recordMember(builds, stayMinutes),
    ])
    return { ...about, sessions: { ...guest, ...member } }
  } finally {
    await rm(builds, { recursive: true })
  }
}

type GuestSessions = Pick<
  Sessions,
  'guestFirstVisit' | 'guestReturn' | 'trial' | 'update' | 'offlineStart' | 'guestStay'
>

async function recordGuest(builds: string, stayMinutes: number): Promise<GuestSessions> {
  return withGateway(builds, async (gateway, visit) => {
    const guestFirstVisit = await visit((page) =>
      gateway.record(async () => {
        await openInstalled(page, gateway.origin + HOME_PATH)
        await lookAround(page)
      }),
    )
    const guestReturn = await costliest(() => visit((page) => gateway.record(() => openLobby(page, gateway))))
    const [trial, guestStay, update] = await visit(async (page) => {
      await openLobby(page, gateway)
      return [
        await gateway.record(() => play(page, page.getByRole('link', { name: /Demo/ }).first())),
        await stay(gateway, stayMinutes),
        await gateway.record(async () => {
          await gateway.control.control({ dist: path.join(builds, NEXT_DIST) })
          await returnToNotice(page)
          await refresh(page)
          await notice(page).waitFor({ state: 'detached' })
          await seesGames(page)
        }),
      ]
    })
    const offlineStart = await visit((page) => {
      gateway.isCut = true
      return gateway.record(() => openLobby(page, gateway))
    })
    return { guestFirstVisit, guestReturn, trial, guestStay, update, offlineStart }
  })
}

async function recordMember(
  builds: string,
  stayMinutes: number,
): Promise<Pick<Sessions, 'login' | 'memberReturn' | 'game' | 'memberStay'>> {
  return withGateway(builds, async (gateway, visit) => {
    const login = await visit(async (page) => {
      await openInstalled(page, gateway.origin + HOME_PATH)
      await lookAround(page)
      return gateway.record(async () => {
        await page.getByRole('navigation').getByRole('link', { name: 'Account', exact: true }).click()
        await sendLogin(page, MEMBER)
        await expectMember(page, MEMBER)
      })
    })
    const openAsMember = async (page: Page): Promise<void> => {
      await openLobby(page, gateway)
      await expectMember(page, MEMBER)
    }
    const memberReturn = await costliest(() => visit((page) => gateway.record(() => openAsMember(page))))
    const [game, memberStay] = await visit(async (page) => {
      await openAsMember(page)
      return [
        await gateway.record(() => play(page, page.locator(GAME).first())),
        await stay(gateway, stayMinutes),
      ]
    })
    return { login, memberReturn, game, memberStay }
  })
}

/** Repeats a session, and returns the one with the most bytes: Chromium does not preload in each visit. */
async function costliest(session: () => Promise<SessionRow[]>): Promise<SessionRow[]> {
  const bytesOf = (rows: readonly SessionRow[]): number => rows.reduce((sum, { bytes }) => sum + bytes, 0)
  let most: SessionRow[] = []
  for (let visits = 0; visits < LATER_VISITS; visits += 1) {
    const rows = await session()
    if (bytesOf(rows) > bytesOf(most)) most = rows
  }
  return most
}

/** Opens the browser of one profile, and closes it after the action. */
type OpenBrowser = <T>(action: (page: Page) => Promise<T>) => Promise<T>

async function withGateway<T>(
  builds: string,
  action: (gateway: RecordedGateway, visit: OpenBrowser) => Promise<T>,
): Promise<T> {
  const gateway = await RecordedGateway.start(path.join(builds, 'dist'))
  try {
    return await withProfile((profile) =>
      action(gateway, async (visit) => {
        const { context, page } = await openPhone(profile)
        try {
          return await visit(page)
        } finally {
          await context.close()
        }
      }),
    )
  } finally {
    await gateway.close()
  }
}

async function openLobby(page: Page, gateway: RecordedGateway): Promise<void> {
  await page.goto(gateway.origin + HOME_PATH)
  await lookAround(page)
}

/** Scrolls through some screens, whose images load. */
async function lookAround(page: Page): Promise<void> {
  await seesGames(page)
  for (let screen = 0; screen < SCREENS_SEEN; screen += 1) {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight))
    await page.waitForTimeout(SCREEN_MS)
    await atRest(page, () => page.evaluate(() => window.scrollY)) // it has drawn what it loads near the screen
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Opens a game, waits for it, and goes back to the lobby. */
async function play(page: Page, tile: { click: () => Promise<void> }): Promise<void> {
  await tile.click()
  await page.frameLocator('iframe').getByRole('button').first().waitFor()
  await page.goBack()
  await seesGames(page)
}

function stay(gateway: RecordedGateway, minutes: number): Promise<SessionRow[]> {
  return gateway.record(() => new Promise((resolve) => setTimeout(resolve, minutes * 60_000)))
}
