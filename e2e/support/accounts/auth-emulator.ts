import * as v from 'valibot'

/** Environment variable with the origin of the emulator, in every worker. */
export const AUTH_EMULATOR = 'AUTH_EMULATOR_ORIGIN'

const codesSchema = v.object({
  verificationCodes: v.array(v.object({ phoneNumber: v.string(), code: v.string() })),
})

/** Returns the origin of the identity provider's emulator, which Playwright's set-up has started; null for none. */
export const authEmulator = (): string | null => process.env[AUTH_EMULATOR] ?? null

/** Returns the codes that a project's emulator sent to a number, as in `+639170000001`, in order. */
export async function phoneCodes(project: string, number: string): Promise<readonly string[]> {
  const response = await fetch(`${authEmulator() ?? ''}/emulator/v1/projects/${project}/verificationCodes`)
  const { verificationCodes } = v.parse(codesSchema, await response.json())
  return verificationCodes.filter(({ phoneNumber }) => phoneNumber === number).map(({ code }) => code)
}
