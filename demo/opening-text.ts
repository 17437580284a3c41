import type { GatewayOptions } from '#gateway/options'
import type { Gateway } from '#gateway/start-gateway'
import { contactOf, DEMO_ACCOUNTS } from './accounts/demo-accounts'
import { table } from './format-table'

/** Returns what the terminal shows when the demo has started: places, members and their proofs. */
export function openingText(gateway: Gateway, options: GatewayOptions): string {
  const control = controlUrl(gateway, options)
  const places = [
    ['Lobby', `${gateway.origin}/m/home`],
    ['Pictures', gateway.cdnOrigin],
    ...gateway.lines.map((line, index) => [`Line ${String(index + 1)}`, line]),
    ['Captcha', gateway.captchaServers[0] ?? ''],
    ['Chat', gateway.chatOrigin],
    ...(options.authEmulator === null
      ? []
      : [['Identity', `${options.authEmulator}, whose codes to phones appear below`]]),
    ['Games', options.games.toLocaleString('en')],
    ...(control === null ? [] : [['Control', control]]),
  ]
  const accounts = DEMO_ACCOUNTS.map((one) => [one.username, one.password, `type ${one.type}: ${one.about}`])
  const proofs = DEMO_ACCOUNTS.filter(({ verifiedBy }) => verifiedBy !== undefined).map((one) => {
    const { email, countryDialingCode, mobileNum, totpSecret } = contactOf(one)
    return [one.username, one.payeeName, email, `+${countryDialingCode} ${mobileNum}`, totpSecret]
  })
  return `
  Lucky Harbour is open.

${table(places)}

  Play money waits for these members:

${table([['Username', 'Password', ''], ...accounts])}

  Their second proofs; codes that are sent appear below:

${table([['Username', 'Payee name', 'Email', 'Mobile', 'Authenticator secret'], ...proofs])}

  Ctrl+C closes it.
`
}

/** Returns the same for programs, as one line of JSON. */
export function openingJson(gateway: Gateway, options: GatewayOptions): string {
  const accounts = DEMO_ACCOUNTS.map(({ username, password, type }) => ({ username, password, type }))
  return JSON.stringify({ ...gateway, control: controlUrl(gateway, options), accounts })
}

const controlUrl = (gateway: Gateway, options: GatewayOptions): string | null =>
  options.control ? `${gateway.origin}/__control` : null
