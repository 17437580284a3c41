import { DEMO_PROJECT } from './accounts/emulated-provider'
import { printPhoneCodes } from './accounts/print-phone-codes'
import { parseOptions, USAGE } from '#gateway/options'
import { contactOf, DEMO_ACCOUNTS } from './accounts/demo-accounts'
import { DEMO_MERCHANT } from './demo-merchant'
import { startGateway } from '#gateway/start-gateway'
import { table } from './format-table'

const { options, json } = readOptions()
const print = (line: string) => console.log(`  ${line}`)
const gateway = await startGateway(DEMO_MERCHANT, options, json ? {} : { print })
const control = options.control ? `${gateway.origin}/__control` : null

if (json) {
  const accounts = DEMO_ACCOUNTS.map(({ username, password, type }) => ({ username, password, type }))
  console.log(JSON.stringify({ ...gateway, control, accounts }))
} else {
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
  console.log(`
  Lucky Harbour is open.

${table(places)}

  Play money waits for these members:

${table([['Username', 'Password', ''], ...accounts])}

  Their second proofs; codes that are sent appear below:

${table([['Username', 'Payee name', 'Email', 'Mobile', 'Authenticator secret'], ...proofs])}

  Ctrl+C closes it.
`)
  if (options.authEmulator !== null) printPhoneCodes(options.authEmulator, DEMO_PROJECT, print)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void gateway.close().then(() => process.exit(0)))
}

function readOptions(): ReturnType<typeof parseOptions> {
  try {
    return parseOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
    process.exit(1)
  }
}
