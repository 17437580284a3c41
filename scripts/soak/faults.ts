import type { FaultRule } from '../../e2e/support/gateway/control-command'
import type { SeededRandom } from './seeded-random'
import type { Player } from './player'

const API = '^/(?:wps|lgw|ccs)/'
const LISTS =
  '^/(?:lgw/games/mobile|wps/relay/(?:GCSGAME_newGameVendor|MCSFE_get(?:Banners|ListAnnouncements)))'
const ROOM_LEFT_BYTES = 20_000

type Trouble = (player: Player, dice: SeededRandom) => Promise<unknown>

/** Applies to the gateway's calls: the first `skip` pass, the next `times` fail. */
const calls = (dice: SeededRandom, fault: FaultRule['fault'], method?: string): FaultRule => ({
  match: fault.kind === 'emptyList' ? LISTS : API,
  regex: true,
  times: dice.between(1, 12),
  skip: dice.between(0, 4),
  fault,
  ...(method === undefined ? {} : { method }),
})

const faulty =
  (fault: FaultRule['fault'], method?: string): Trouble =>
  ({ gateway }, dice) =>
    gateway.faults(calls(dice, fault, method))

const linked =
  (...[conditions]: Parameters<Player['gateway']['link']>): Trouble =>
  ({ gateway }) => {
    gateway.link(conditions)
    return Promise.resolve()
  }

/** The faults. `clearFaults` ends all of them. */
export const FAULTS: ReadonlyMap<string, Trouble> = new Map<string, Trouble>([
  ['no network', linked({ state: 'refuse' })],
  ['a network that is silent', linked({ state: 'silent' })],
  ['a slow network that loses a fifth', linked({ latencyMs: 600, bytesPerSecond: 32_000, loss: 0.2 })],
  ['connections that are reset', linked({ latencyMs: 50, resets: 0.4 })],
  ['HTTP 500', faulty({ kind: 'status', status: 500 })],
  ['HTTP 429', faulty({ kind: 'status', status: 429, retryAfter: 2 })],
  ['bodies that stop short', faulty({ kind: 'cut', at: 'during' })],
  ['JSON that stops short', faulty({ kind: 'truncatedJson' })],
  ['a page in place of JSON', faulty({ kind: 'html' })],
  ['answers that hang', faulty({ kind: 'hang', at: 'during' })],
  ['late answers', faulty({ kind: 'delay', ms: 4_000 })],
  ['empty lists', faulty({ kind: 'emptyList' })],
  ['work that is done and not answered', faulty({ kind: 'noAnswer' }, 'POST')],
  ['a session that the operator ends', endSessions],
  ['a key that is replaced', ({ gateway }) => gateway.control({ keys: 'rotate' })],
  ['a worker that dies', (player) => player.killWorker()],
  ['a service worker that is stopped', (player) => player.stopServiceWorker()],
  ['a tab that crashes', (player) => player.crashTab()],
  ['a browser that is killed', (player) => player.killBrowser()],
  ['a full disk', async (player) => player.limitStorage((await player.storageUsed()) + ROOM_LEFT_BYTES)],
])

/** Restores network, gateway and disk. */
export const clearFaults = async (player: Player): Promise<void> => {
  player.gateway.goOnline()
  await player.gateway.faults()
  await player.limitStorage(null)
}

async function endSessions({ gateway }: Player): Promise<void> {
  const members = ['ann', 'ben', 'cho'].map((username) => ({ username, endSessions: true }) as const)
  await gateway.control({ members })
}
