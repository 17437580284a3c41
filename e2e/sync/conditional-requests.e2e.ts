import {
  ANNOUNCEMENTS_ENDPOINT,
  DOMAIN_ROUTE_ENDPOINT,
  MEMBER_INFO_ENDPOINT,
  RANK_PROGRESS_ENDPOINT,
  SETTINGS_ENDPOINT,
} from '#domain/contract/endpoints'
import { logIn } from '../support/accounts/account'
import { seesGames } from '../support/games/real-games'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const PATHS = [
  ANNOUNCEMENTS_ENDPOINT,
  SETTINGS_ENDPOINT,
  DOMAIN_ROUTE_ENDPOINT,
  MEMBER_INFO_ENDPOINT,
  RANK_PROGRESS_ENDPOINT,
] as const

/** For each request with an ETag: its path, its language, and whether a member sent it. */
const sentTags = async (gateway: TestGateway) => {
  const all = await Promise.all(PATHS.map(async (path) => (await gateway.requests(path)).requests))
  return all.flat().flatMap(({ path, headers, hasToken }) => {
    const tag = headers['if-none-match']
    const reader = `${headers['language'] ?? ''} ${hasToken ? 'member' : 'guest'}`
    return tag === undefined ? [] : [{ tag, reader: `${path.split('?')[0] ?? ''} ${reader}` }]
  })
}

test('OFF-03 no ETag of a guest is sent after the login, and none of one language in another', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/home')
  await seesGames(page)
  await logIn(page, 'ann')
  await page.goto('/m/home')
  await seesGames(page)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: '简体中文' }).click()
  await expect(page.getByRole('heading', { name: '热门游戏' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '热门游戏' })).toBeVisible()
  // The first response in a language contains its ETag, and the next visit sends it.
  for (const path of [ANNOUNCEMENTS_ENDPOINT, SETTINGS_ENDPOINT, MEMBER_INFO_ENDPOINT]) {
    const ofLanguage = async () =>
      (await gateway.requests(path)).requests.filter(({ headers }) => headers['language'] === 'CN')
    await expect.poll(async () => (await ofLanguage()).length).toBeGreaterThan(0)
    await page.reload()
    await expect
      .poll(async () => (await ofLanguage()).filter(({ headers }) => headers['if-none-match']).length)
      .toBeGreaterThan(0)
  }
  const readersOfTag = new Map<string, Set<string>>()
  for (const { tag, reader } of await sentTags(gateway))
    readersOfTag.set(tag, (readersOfTag.get(tag) ?? new Set()).add(reader))
  expect([...readersOfTag.values()].filter(({ size }) => size > 1).map((readers) => [...readers])).toEqual([])
})
