import { table } from '#demo/format-table'
import { HOME_PATH } from '#domain/routing/routes'
import type { RemoteGateway } from './connect-gateway'

/** What the terminal shows when the site has started. */
export function openingText(origin: string, { proxy, merchant, state }: RemoteGateway): string {
  const { host } = proxy.address
  const asked = host === proxy.gateway.host ? '' : `, for the host ${host}`
  const places = [
    ['App', origin + HOME_PATH],
    ['Gateway', proxy.gateway.origin + asked],
    ['Merchant', state.merchant ?? 'unknown'],
    ['config.json', merchant.source],
  ]
  const problems = state.problems.map((problem) => `  ! ${problem}\n`)
  return `
  This build of the app runs with your gateway.

${table(places)}
${problems.length === 0 ? '' : `\n${problems.join('')}`}
  Ctrl+C stops it.
`
}

/** The same for programs, as one line of JSON. */
export const openingJson = (origin: string, { merchant, state }: RemoteGateway): string =>
  JSON.stringify({ origin, ...state, config: merchant.source })
