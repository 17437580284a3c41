import { expect, test } from 'vitest'
import { LATEST_WINS_ENDPOINT } from '#domain/contract/screen-endpoints'
import { PROMPTS_OFF_KEY } from '#domain/storage-keys'
import { MINUTE_MS } from '#domain/timing'
import { gateway, open } from '../support/app'
import { scrollEverywhere, seeGames } from '../support/lobby'
import { seePath, seeText } from '../support/player'

const win = (id: string, gameId: string, minutesAgo: number) => ({
  ...{ id, gameId, player: 'a***n', amount: 1250.5 },
  time: Date.now() - minutesAgo * MINUTE_MS,
})

/** Cards of the row. Roles would be slow in a document of this size. */
const cards = async (): Promise<readonly HTMLAnchorElement[]> => {
  const title = await seeText('Latest wins')
  return [...(title.closest('section')?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])]
}

const requested = async (): Promise<number> => (await gateway.requests(LATEST_WINS_ENDPOINT)).requests.length

test('GAM-01 the latest wins are at the end of home, the newest first, and lead to their games', async () => {
  await gateway.control({ config: { latestWins: true } })
  await open('/m/home')
  const [one = '', other = ''] = (await seeGames()).map(({ dataset }) => dataset['game'])
  await gateway.answer(LATEST_WINS_ENDPOINT, [win('1', one, 5), win('2', other, 2), win('3', 'gone', 1)])
  scrollEverywhere()
  await open('/m/home')
  const links = await cards()
  expect(links.map(({ dataset }) => dataset['game'])).toEqual([other, one])
  expect(links[0]?.textContent).toMatch(/₱1,250\.50.+a\*\*\*n · 2 min/u)
  links[0]?.click()
  await seePath(new RegExp(`^/m/trial\\?gameId=${other}&`, 'u'))
})

test('GAM-01 PLY-02 no wins are requested without a feed in config.json, or for a player who wants no offers', async () => {
  scrollEverywhere()
  await open('/m/home')
  await seeText('VIP benefits')
  expect(await requested()).toBe(0)
  await gateway.control({ config: { latestWins: true } })
  localStorage.setItem(PROMPTS_OFF_KEY, '1')
  await open('/m/home')
  await seeText('VIP benefits')
  expect(await requested()).toBe(0)
  localStorage.removeItem(PROMPTS_OFF_KEY)
  await open('/m/home')
  await cards()
  expect(await requested()).toBe(1)
})
