import * as v from 'valibot'
import { afterAll, beforeEach } from 'vitest'
import { checkMerchant } from '../../../../scripts/merchant-check/check-merchant'
import { fakeBuild } from '../../../gateway/support/running-gateway'
import { gateway, useGateway } from '../../../gateway/support/shared-gateway'

/** The result of a check. */
export interface Said {
  readonly code: 0 | 1
  readonly lines: readonly string[]
}

/** The folder of the served build. */
export let dist = ''

/** The shared gateway serves a new build in every test of the calling file. */
export const useCheckedGateway = (): void => {
  const builds: Awaited<ReturnType<typeof fakeBuild>>[] = []
  beforeEach(async () => {
    const build = await fakeBuild()
    builds.push(build)
    dist = build.folder
  })
  useGateway(() => ({ dist }))
  afterAll(() => Promise.all(builds.map((build) => build.remove())))
}

/** Runs the check against the shared gateway. */
export const check = (...args: readonly string[]): Promise<Said> => checkOrigin(gateway.origin, ...args)

/** Runs the check against any origin. */
export const checkOrigin = async (origin: string, ...args: readonly string[]): Promise<Said> => {
  const lines: string[] = []
  const code = await checkMerchant([origin, ...args], (line) => lines.push(line))
  return { code, lines: lines.map((line) => line.trim().replaceAll(/ {2,}/gu, ' ')) }
}

const finding = v.object({
  severity: v.string(),
  code: v.string(),
  where: v.string(),
  field: v.optional(v.string()),
  what: v.string(),
  advice: v.string(),
})

export type ReportedFinding = v.InferOutput<typeof finding>

/** Runs the check with `--json` and returns its findings. */
export const findingsAt = async (
  origin: string,
  ...args: readonly string[]
): Promise<readonly ReportedFinding[]> => {
  const { lines } = await checkOrigin(origin, '--json', ...args)
  return v.parse(v.object({ findings: v.array(finding) }), JSON.parse(lines.join('\n'))).findings
}

/** The wanted lines that the check has not printed; “…” means any text. */
export const missingLines = ({ lines }: Said, wanted: readonly string[]): readonly string[] =>
  wanted.filter((each) => {
    const parts = each.split(' … ')
    return !lines.some((line) =>
      parts.every((part, index) => (index === 0 ? line.startsWith(part) : line.includes(part))),
    )
  })
