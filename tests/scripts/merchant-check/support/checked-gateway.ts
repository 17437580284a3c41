import { afterAll, beforeAll } from 'vitest'
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

/** The shared gateway serves a build in every test of the calling file. */
export const useCheckedGateway = (): void => {
  let build: Awaited<ReturnType<typeof fakeBuild>>
  beforeAll(async () => {
    build = await fakeBuild()
    dist = build.folder
  })
  useGateway(() => ({ dist }))
  afterAll(() => build.remove())
}

/** Runs the check against the shared gateway. */
export const check = async (...args: readonly string[]): Promise<Said> => {
  const lines: string[] = []
  const code = await checkMerchant([gateway.origin, ...args], (line) => lines.push(line))
  return { code, lines: lines.map((line) => line.trim().replaceAll(/ {2,}/gu, ' ')) }
}

/** The wanted lines that the check has not printed; “…” means any text. */
export const missingLines = ({ lines }: Said, wanted: readonly string[]): readonly string[] =>
  wanted.filter((each) => {
    const parts = each.split(' … ')
    return !lines.some((line) =>
      parts.every((part, index) => (index === 0 ? line.startsWith(part) : line.includes(part))),
    )
  })
