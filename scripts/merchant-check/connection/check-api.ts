import * as v from 'valibot'
import { GAMES_ENDPOINT, SETTINGS_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { statusSchema } from '#domain/contract/lines/status'
import { parseResponse } from '#worker/net/parse-response'
import { readResponse } from '#worker/net/send-request'
import { asResponse } from '../calls/fetch-value'
import type { CheckRun } from '../check-run'
import { configField } from '../report/findings'
import type { HttpResponse } from './http-get'

/** Calls that every merchant has. */
const PROBED = [STATUS_ENDPOINT, SETTINGS_ENDPOINT, GAMES_ENDPOINT]
const ROUTE_IT = 'Route /wps/ and /lgw/ of this host to the gateway (docs/deploying.md).'

/** Response of a call: what the app gets, or why it gets nothing. */
type Probe =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'page' | 'down' | 'other'; readonly what: string }

/**
 * Checks that a gateway answers under this origin, and that it knows the merchant. A problem is one finding, because
 * every call would fail for the same reason.
 * @returns true if the calls can be checked
 */
export async function checkApi(visit: CheckRun): Promise<boolean> {
  const probes = await Promise.all(PROBED.map((path) => probe(visit, path)))
  const failed = probes.flatMap((each) => ('what' in each ? [each] : []))
  const [first] = failed
  if (!first || failed.length < probes.length) return await checkMerchantCode(visit, probes[0])
  const isDown = failed.every(({ kind }) => kind === 'down')
  visit.findings.of('connection')(
    'error',
    isDown ? 'api-unreachable' : 'pages-instead-of-api',
    `${visit.origin}/wps/, /lgw/`,
    first.what,
    isDown ? 'Start the gateway behind this host, or correct its address in the host’s proxy.' : ROUTE_IT,
  )
  return false
}

const probe = async (visit: CheckRun, path: string, headers = visit.headers()): Promise<Probe> => {
  const asked = await visit.get(visit.urlOf(path), { headers })
  if (!asked.ok) return { kind: 'down', what: asked.error.text }
  const answer = parseResponse(await readResponse(asResponse(asked.value)))
  if (answer.ok)
    return { kind: 'value', value: answer.value.kind === 'value' ? answer.value.value : undefined }
  if (answer.error.kind === 'refused') return { kind: 'refused', code: answer.error.code }
  const { status } = asked.value
  if (status >= 500)
    return { kind: 'down', what: `the host answers, but not the gateway: HTTP ${String(status)}` }
  if (isPage(asked.value)) return { kind: 'page', what: `answers calls with a page (HTTP ${String(status)})` }
  return { kind: 'other', what: `answers calls without the envelope (HTTP ${String(status)})` }
}

const isPage = ({ headers, body }: HttpResponse): boolean =>
  /\bhtml\b/iu.test(headers.get('Content-Type') ?? '') || /^\s*</u.test(body.toString('utf8'))

/** Compares the merchant of the command line or of config.json with the one that the host belongs to. */
const checkMerchantCode = async (visit: CheckRun, status: Probe | undefined): Promise<boolean> => {
  const { merchant } = visit
  if (merchant === '' || !status) return true
  const byHost =
    status.kind === 'refused' ? await probe(visit, STATUS_ENDPOINT, visit.headers(undefined, '')) : status
  const host = byHost.kind === 'value' ? v.safeParse(statusSchema, byHost.value) : null
  if (!host?.success || host.output.merchantCode === merchant) return true
  const { merchantCode } = host.output
  const refused = status.kind === 'refused' ? `is refused by the gateway (${status.code}): ` : ''
  const isOption = visit.isMerchantOption
  visit.findings.of('connection')(
    'error',
    'merchant-unknown',
    isOption ? `--merchant ${merchant}` : configField('merchant', `merchant ${merchant} of config.json`),
    `${refused}this host belongs to the merchant ${merchantCode}`,
    isOption ? `Use --merchant ${merchantCode}, or leave it out.` : `Write "merchant": "${merchantCode}".`,
  )
  return false
}
