import { HOME_PATH } from '#domain/routing/routes'
import { PING_RACE_TIMEOUT_MS } from '#domain/timing'
import type { CheckRun } from '../check-run'
import type { Report } from '../report/findings'
import { findingOf, type HttpFailure, isCertificateProblem } from './http-failure'
import { httpGet, type HttpResponse } from './http-get'

/**
 * Checks that the origin can be reached as a player's browser reaches it. Any problem is one finding, because every
 * later request would fail for the same reason.
 * @returns true if the other checks make sense
 */
export async function checkConnection(visit: CheckRun): Promise<boolean> {
  const addFinding = visit.findings.of('connection')
  const home = `${visit.origin}${HOME_PATH}`
  const limitMs = PING_RACE_TIMEOUT_MS
  let asked = await httpGet(home, { limitMs })
  if (!asked.ok && isCertificateProblem(asked.error)) {
    reportCertificate(visit, addFinding, asked.error)
    if (!visit.isInsecure) return false
    asked = await visit.get(home, { limitMs })
  }
  if (asked.ok) return await isAtHome(visit, addFinding, asked.value)
  if (await answersOtherScheme(visit.origin)) reportScheme(visit.origin, addFinding)
  else addFinding('error', findingOf(asked.error), visit.origin, asked.error.text, adviceFor(asked.error))
  return false
}

const isAtHome = async (
  { origin }: CheckRun,
  addFinding: Report,
  { status, url }: HttpResponse,
): Promise<boolean> => {
  const reached = new URL(url).origin
  // nginx answers 400 to plain http on a port for https.
  const isOtherScheme =
    reached === otherScheme(origin) || (status === 400 && (await answersOtherScheme(origin)))
  if (isOtherScheme) reportScheme(origin, addFinding)
  else if (reached !== origin)
    addFinding(
      'error',
      'origin-redirects',
      origin,
      `redirects to ${reached}`,
      'Check that address: players and the app are there.',
    )
  else return true
  return false
}

/** The same host with https in place of http, or the reverse; a port in the address stays. */
const otherScheme = (origin: string): string =>
  new URL(origin.startsWith('https:') ? origin.replace('https:', 'http:') : origin.replace('http:', 'https:'))
    .origin

const answersOtherScheme = async (origin: string): Promise<boolean> => {
  const other = otherScheme(origin)
  const asked = await httpGet(`${other}${HOME_PATH}`, { limitMs: PING_RACE_TIMEOUT_MS })
  // A redirect back to the first scheme has failed like the first request.
  return asked.ok ? asked.value.status !== 400 : isCertificateProblem(asked.error)
}

const reportScheme = (origin: string, addFinding: Report): void => {
  const other = otherScheme(origin)
  const [what, advice] = origin.startsWith('http:')
    ? ['is the address without https, and the host speaks https', `Check ${other}.`]
    : [
        'speaks http, not https',
        `Give the host a certificate: without https the app does not work offline. To check it as it is, use ${other}.`,
      ]
  addFinding('error', 'wrong-scheme', origin, what, advice)
}

const reportCertificate = (visit: CheckRun, addFinding: Report, failure: HttpFailure): void =>
  addFinding(
    visit.isInsecure ? 'warning' : 'error',
    findingOf(failure),
    visit.origin,
    failure.text,
    visit.isInsecure
      ? 'The check goes on with --insecure; browsers of players will refuse the host. Get a certificate that they trust.'
      : 'Get a certificate that browsers trust, for this name. To check the rest before that, add --insecure.',
  )

const adviceFor = (failure: HttpFailure): string => {
  switch (findingOf(failure)) {
    case 'host-unknown':
      return 'Correct the name, or add it to the DNS.'
    case 'connection-refused':
      return 'Start the host, or correct the port.'
    case 'connection-timeout':
      return 'Start the host, or open its firewall for this machine.'
    default:
      return 'Correct the address, or the host.'
  }
}
