import { parseArgs } from 'node:util'
import { TestGateway } from '../e2e/support/gateway/test-gateway'
import { ensureBuild } from './lib/ensure-build'
import { withProfile } from './measure/browser'
import { runSoak } from './soak/run-soak'

/**
 * `npm run soak [-- --minutes N] [--seed N]`: soak test of the built app in Chromium with random faults, which checks
 * invariants after each round. Ends with code 1 if one fails; the printed seed repeats the run.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } })
const minutes = Number(values.minutes ?? 30)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
if (!(minutes > 0) || !Number.isInteger(seed))
  throw new Error('--minutes is a number above 0, --seed a whole one')

await ensureBuild()
console.log(`${String(minutes)} minutes with seed ${String(seed)}`)
const until = Date.now() + minutes * 60_000
const gateway = await TestGateway.launch()
try {
  const report = await withProfile((profile) =>
    runSoak(gateway, profile, { seed, isOver: () => Date.now() > until, log: console.log }),
  )
  const { rounds, done, notDone, deliveries, troubles, broken } = report
  console.log(
    `\n${String(rounds)} rounds, ${String(done)} acts done, ${String(notDone)} not, ${String(deliveries)} deliveries`,
  )
  for (const [name, count] of [...troubles].sort(([, one], [, other]) => other - one))
    console.log(`  ${String(count).padStart(4)} × ${name}`)
  console.log(broken.length === 0 ? '\n✓ every promise was kept' : `\n✗ ${broken.join('\n✗ ')}`)
  process.exitCode = broken.length === 0 ? 0 : 1
} finally {
  await gateway.close()
}
