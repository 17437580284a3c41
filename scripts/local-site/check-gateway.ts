import * as v from 'valibot'
import { SETTINGS_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { repairSettings } from '#domain/contract/settings/repair-settings'
import { statusSchema } from '#domain/contract/lines/status'
import { HOME_PATH } from '#domain/routing/routes'
import { parseResponse } from '#worker/net/parse-response'
import { readResponse } from '#worker/net/send-request'
import { describeConnectionError } from './connection-error'
import { UserError } from '../lib/user-error'
import { callPath } from './call-path'
import type { GatewayProxy } from './gateway-proxy'
import type { MerchantConfig } from './merchant-files'

export interface GatewayState {
  /** Its code; null if the gateway's response does not have it. */
  readonly merchant: string | null
  /** What the app will miss, a sentence each. */
  readonly problems: readonly string[]
}

/**
 * Requests status and settings, without which the app shows nothing.
 * @param config the merchant's config.json, which may replace their paths; null for none
 * @throws a `UserError` if the gateway cannot be reached
 */
export async function checkGateway(
  proxy: GatewayProxy,
  config: MerchantConfig | null,
): Promise<GatewayState> {
  const problems: string[] = []
  const { origin } = proxy.address
  const query = new URLSearchParams({ device: 'MOBILE', originalDomain: origin, url: origin + HOME_PATH })
  const status = v.safeParse(
    statusSchema,
    await valueOf(proxy, `${callPath(config, STATUS_ENDPOINT)}?${query.toString()}`, problems),
  )
  if (problems.length === 0 && !status.success)
    problems.push(
      `GET ${STATUS_ENDPOINT} has no valid merchantCode: docs/operators-reference.md describes it.`,
    )
  const settings = await valueOf(proxy, callPath(config, SETTINGS_ENDPOINT), problems)
  if (settings !== undefined && repairSettings(settings) === null)
    problems.push(
      `GET ${SETTINGS_ENDPOINT} has no field of the settings: docs/operators-reference.md lists them.`,
    )
  if (!status.success) return { merchant: null, problems }
  const { merchantCode, maintenance, regionRestriction } = status.output
  if (maintenance) problems.push('The merchant is closed for maintenance: the app shows that page.')
  if (regionRestriction) problems.push('The merchant denies access to this region: the app shows that page.')
  return { merchant: merchantCode, problems }
}

/** Returns the value of a call; undefined if there is none, which has been added to the problems. */
async function valueOf(proxy: GatewayProxy, target: string, problems: string[]): Promise<unknown> {
  const where = `GET ${target.replace(/\?.*$/u, '')}`
  const response = await proxy.get(target).catch((error: unknown) => {
    const { cause, advice } = describeConnectionError(error, proxy.gateway)
    throw new UserError(`${cause} ${advice}`)
  })
  const parsed = parseResponse(await readResponse(response))
  if (parsed.ok) return parsed.value.kind === 'value' ? parsed.value.value : undefined
  const { error } = parsed
  if (error.kind === 'malformed')
    problems.push(
      error.isPage
        ? `${where} responds with a page, not with JSON: is this the gateway, and does it know the merchant by ${proxy.address.host}?`
        : `${where} responds without the envelope {"success": …, "value": …} of the contract.`,
    )
  else if (error.kind === 'refused')
    problems.push(`${where} is rejected: ${error.code || 'no errorCode'}, HTTP ${String(response.status)}.`)
  else problems.push(`${where} responds with HTTP ${String(response.status)}, without the envelope.`)
  return undefined
}
