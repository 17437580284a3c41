import { afterAll, beforeAll, beforeEach } from 'vitest'
import { checkMerchant } from '../../../../scripts/merchant-check/check-merchant'
import { fakeBuild, type RunningGateway, runGateway } from '../../../gateway/support/running-gateway'

export interface CheckedGateway extends RunningGateway {
  /** The folder of the served build. */
  readonly dist: string
  /** Runs the check against this gateway. */
  check(...args: readonly string[]): Promise<{ readonly code: 0 | 1; readonly lines: readonly string[] }>
  /** The first line that contains `words`, or all lines if there is none. */
  found(words: string, ...args: readonly string[]): Promise<{ readonly code: 0 | 1; readonly line: string }>
}

/** Runs a gateway for the tests of a file, reset before each. @param take called with it before the first test */
export function useCheckedGateway(take: (gateway: CheckedGateway) => void): void {
  let gateway: CheckedGateway
  beforeAll(async () => {
    gateway = await runCheckedGateway()
    take(gateway)
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    await gateway.control({ reset: true })
  })
}

/** A gateway in this process, with a build. */
async function runCheckedGateway(): Promise<CheckedGateway> {
  const build = await fakeBuild('1')
  const gateway = await runGateway({ dist: build.folder })
  const check: CheckedGateway['check'] = async (...args) => {
    const lines: string[] = []
    const code = await checkMerchant([gateway.origin, ...args], (line) => lines.push(line))
    return { code, lines }
  }
  return {
    ...gateway,
    dist: build.folder,
    check,
    found: async (words, ...args) => {
      const { code, lines } = await check(...args)
      return { code, line: lines.find((line) => line.includes(words)) ?? lines.join('\n') }
    },
    close: async () => {
      await gateway.close()
      await build.remove()
    },
  }
}
