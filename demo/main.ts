import { DEMO_PROJECT } from './accounts/emulated-provider'
import { printPhoneCodes } from './accounts/print-phone-codes'
import { parseOptions, USAGE } from '#gateway/options'
import { DEMO_MERCHANT } from './demo-merchant'
import { startGateway } from '#gateway/start-gateway'
import { openingJson, openingText } from './opening-text'

const { options, json } = readOptions()
const print = (line: string) => console.log(`  ${line}`)
const gateway = await startGateway(DEMO_MERCHANT, options, json ? {} : { print })

if (json) {
  console.log(openingJson(gateway, options))
} else {
  console.log(openingText(gateway, options))
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
