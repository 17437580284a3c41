import { createPublicKey } from 'node:crypto'
import * as v from 'valibot'
import { LOCATION_ENDPOINT, TRIAL_LAUNCH_ENDPOINT } from '#domain/contract/command-endpoints'
import { KEY_ENDPOINT } from '#domain/contract/endpoints'
import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import { MINUTE_MS } from '#domain/timing'
import { rsaKeySchema } from '#domain/contract/accounts/rsa-key'
import { gameSchema, gameUrlSchema } from '#domain/contract/games/games'
import { locationSchema } from '#domain/contract/session/visitor'
import { safeGameUrl } from '#domain/routing/safe-url'
import { loadEncryption } from '#worker/crypto/load-encryption'
import { checkValue } from './check-call'
import type { CheckRun } from '../check-run'

const MIN_KEY_BITS = 2048
const MAX_DRIFT_MS = MINUTE_MS

/** Checks the other calls of a guest's app: ping, country, key and a trial game. */
export async function checkCalls(visit: CheckRun, games: unknown): Promise<void> {
  const addFinding = visit.findings.of('calls')
  await checkValue(visit, addFinding, { path: PING_ENDPOINT, severity: 'error' }, v.literal('pong'))
  await checkValue(visit, addFinding, { path: LOCATION_ENDPOINT, severity: 'warning' }, locationSchema)
  await checkKey(visit)
  await checkTrial(visit, games)
}

/** Logins, registrations and withdrawals are encrypted with this key, and never sent without it. */
const checkKey = async (visit: CheckRun): Promise<void> => {
  const addFinding = visit.findings.of('calls')
  const where = `GET ${KEY_ENDPOINT}`
  const query = { t: String(Date.now()) }
  const key = await checkValue(
    visit,
    addFinding,
    { path: KEY_ENDPOINT, query, severity: 'error' },
    rsaKeySchema,
  )
  if (!key) return
  const bits = bitsOf(key.spki)
  if (bits === null)
    addFinding(
      'error',
      'key-invalid',
      where,
      'spki is no RSA key',
      'Send the public key as base64 of its DER (SubjectPublicKeyInfo).',
    )
  else if (bits < MIN_KEY_BITS)
    addFinding(
      'error',
      'key-short',
      where,
      `spki is a key of ${bits} bits`,
      `Use ${MIN_KEY_BITS} bits or more.`,
    )
  else if (!(await canSeal(key.spki)))
    addFinding(
      'error',
      'key-invalid',
      where,
      'nothing can be encrypted with spki',
      'Use an RSA key with the exponent 65537.',
    )
  const drift = Math.abs(key.now - Date.now())
  if (drift > MAX_DRIFT_MS)
    addFinding(
      'note',
      'clock-differs',
      where,
      `now is ${Math.round(drift / 1000)} s beside this machine’s clock`,
      'Set the clock of the server.',
    )
}

const bitsOf = (spki: string): number | null => {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'rsa' ? (key.asymmetricKeyDetails?.modulusLength ?? null) : null
  } catch {
    return null
  }
}

/** Uses the worker's own code; the encrypted result is not sent. */
const canSeal = async (spki: string): Promise<boolean> => {
  // Its libraries need a worker's global scope, which has another name in Node.
  if (!('self' in globalThis)) Object.defineProperty(globalThis, 'self', { value: globalThis })
  const { encryptPayload } = await loadEncryption()
  try {
    return (
      encryptPayload({ method: 'POST', path: KEY_ENDPOINT, payload: {}, spki, timestamp: Date.now() }) !==
      null
    )
  } catch {
    return false
  }
}

const checkTrial = async (visit: CheckRun, games: unknown): Promise<void> => {
  const addFinding = visit.findings.of('calls')
  const list: readonly unknown[] = Array.isArray(games) ? games : []
  const game = list
    .flatMap((row) => (v.is(gameSchema, row) ? [v.parse(gameSchema, row)] : []))
    .find(({ hasTrial }) => hasTrial)
  if (!game) {
    if (list.length > 0)
      addFinding(
        'note',
        'no-trial-game',
        'games',
        'no game has a trial',
        'Set hasTrial where a guest may play; other games ask for a login.',
      )
    return
  }
  const query = { gameId: game.gameId, nodeId: game.nodeId, platform: 'html5' }
  const wanted = { path: TRIAL_LAUNCH_ENDPOINT, query, severity: 'error' } as const
  const launch = await checkValue(visit, addFinding, wanted, gameUrlSchema)
  if (launch && safeGameUrl(launch.gameUrl, visit.origin) === null)
    addFinding(
      'error',
      'game-url-unsafe',
      `GET ${TRIAL_LAUNCH_ENDPOINT}`,
      'gameUrl may not be opened',
      'Send an https address, or one of the app’s origin.',
    )
}
