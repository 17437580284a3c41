import { isBlocking, parseAuditReport, npmErrorText } from './audit/parse-audit-report'
import { run } from './lib/run'

/**
 * `npm run audit`: known vulnerabilities of shipped packages, of the tools, and of the emulator (docs/security.md).
 * Fails with 1 if one is high or critical, and with 2 if the registry gave no report.
 */
const PARTS = [
  { name: 'what goes to players', args: ['--omit=dev'] },
  { name: 'the app and its tools', args: [] },
  { name: 'the identity provider’s emulator', args: ['--prefix', 'auth-emulator'] },
]
let worst = 0
for (const { name, args } of PARTS) {
  console.log(`\n── ${name}`)
  const { output } = await run({
    name: 'npm',
    command: 'npm',
    args: ['audit', '--json', '--loglevel=silent', ...args],
  })
  const findings = parseAuditReport(output)
  if (findings === null) {
    console.log(`Not known: the registry gave no report (${npmErrorText(output)})`)
    worst = 2
    continue
  }
  if (findings.length === 0) console.log('Nothing is known.')
  for (const { name: culprit, severity, lines } of findings) {
    console.log([`${severity.toUpperCase()} ${culprit}`, ...lines.map((line) => `  ${line}`)].join('\n'))
  }
  if (findings.some(isBlocking)) worst = Math.max(worst, 1)
}
process.exitCode = worst
