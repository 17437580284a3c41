import { runSoak } from '../../scripts/soak/run-soak'
import { withProfile } from '../../scripts/measure/browser'
import { expect, LONG, test } from '../support/test'

const ROUNDS = 2
const SEED = 1

test('R-03 R-07 R-10 OFF-02 OFF-05 a short soak run', LONG, async ({ gateway }) => {
  test.setTimeout(480_000)
  const lines: string[] = []
  const report = await withProfile((profile) =>
    runSoak(gateway, profile, {
      seed: SEED,
      isOver: (rounds) => rounds === ROUNDS,
      log: (line) => lines.push(line),
    }),
  )
  expect(report.broken, lines.join('\n')).toEqual([])
  expect(report.rounds).toBe(ROUNDS)
})
