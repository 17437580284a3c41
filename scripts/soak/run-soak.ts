import type { TestGateway } from '../../e2e/support/gateway/test-gateway'
import { USER_ACTIONS, chooseLanguage, switchAccount } from './user-actions'
import { SeededRandom } from './seeded-random'
import { Player } from './player'
import { checkStorageBounded, checkExactlyOnce, checkOutboxDrained, checkScreensReadable } from './invariants'
import { clearFaults, FAULTS } from './faults'

const GAMES = 620 // for the gateway's seed
const MEMBERS = ['ann', 'ben', 'cho'] as const
const LANGUAGES = ['English', 'اردو', '简体中文'] as const
const MIN_ACTIONS = 3
const MAX_ACTIONS = 6
const HOME_WITHIN_MS = 30_000

interface Options {
  readonly seed: number
  /** Called before each round. */
  readonly isOver: (rounds: number) => boolean
  readonly log: (line: string) => void
}

export interface SoakReport {
  readonly rounds: number
  /** Number of times each fault was injected, and each user action succeeded or failed. */
  readonly troubles: ReadonlyMap<string, number>
  readonly done: number
  readonly notDone: number
  readonly deliveries: number
  /** Violated invariants; the run ends with the first round that has one. */
  readonly broken: readonly string[]
}

/**
 * Runs the built app on a very bad network: rounds of user actions with one or two faults, then without. After each
 * round every invariant is checked (R-03, R-07, R-10, OFF-02, OFF-05). The same seed makes the same choices.
 */
export const runSoak = async (
  gateway: TestGateway,
  profile: string,
  { seed, isOver, log }: Options,
): Promise<SoakReport> => {
  const dice = new SeededRandom(seed)
  const player = new Player(gateway, profile)
  const troubles = new Map<string, number>()
  const broken: string[] = []
  let [rounds, done, notDone] = [0, 0, 0]
  try {
    await (await player.page()).goto('/m/home')
    while (broken.length === 0 && !isOver(rounds)) {
      rounds += 1
      const met = [dice.pick(names(FAULTS)), ...(dice.roll() < 0.4 ? [dice.pick(names(FAULTS))] : [])]
      const trials: string[] = []
      for (let left = dice.between(MIN_ACTIONS, MAX_ACTIONS); left > 0; left -= 1) {
        const name = met[trials.length]
        if (name !== undefined) await FAULTS.get(name)?.(player, dice.split()).catch(() => undefined)
        const act = dice.pick(names(USER_ACTIONS))
        const own = dice.split()
        const isDone = await succeeds(async () => USER_ACTIONS.get(act)?.(player, own))
        trials.push(isDone ? act : `${act} (not done)`)
        if (isDone) done += 1
        else notDone += 1
      }
      for (const name of met) troubles.set(name, (troubles.get(name) ?? 0) + 1)
      const found = await peace(player, dice)
      player.setPeace(false)
      broken.push(...found)
      log(`${String(rounds)}. ${met.join(' + ')}: ${trials.join(', ')} ${found.length > 0 ? '✗' : '✓'}`)
    }
    const deliveries = (await gateway.effects()).length
    return { rounds, troubles, done, notDone, deliveries, broken }
  } finally {
    await player.close()
  }
}

/** Ends all faults: the invariants must hold now, and user actions must succeed. */
const peace = async (player: Player, dice: SeededRandom): Promise<readonly string[]> => {
  await clearFaults(player)
  await player.closeOtherTabs()
  const page = await player.page()
  player.setPeace(true)
  const member = dice.pick(MEMBERS)
  try {
    await page.goto('/m/home')
    await page.locator('main a[data-game]:not([data-game=""])').first().waitFor({ timeout: HOME_WITHIN_MS })
    await switchAccount(player, member)
    await chooseLanguage(player, dice.pick(LANGUAGES))
  } catch (error) {
    const seen = await page.evaluate('`${location.href}\\n${document.body.innerText}`').catch(() => 'nothing')
    const reason = error instanceof Error ? error.message : String(error)
    return [`in peace: ${reason}\nThe page showed: ${String(seen)}`, ...player.problems()]
  }
  return [
    ...(await checkOutboxDrained(player, member)),
    ...(await checkExactlyOnce(player)),
    ...(await checkStorageBounded(player, GAMES)),
    ...(await checkScreensReadable(player)),
    ...player.problems(),
  ]
}

const succeeds = async (act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act()
    return true
  } catch {
    return false
  }
}

const names = (choices: ReadonlyMap<string, unknown>): readonly [string, ...string[]] => {
  const [first = '', ...others] = choices.keys()
  return [first, ...others]
}
