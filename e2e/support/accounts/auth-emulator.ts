import * as v from 'valibot'

/** Environment variable with the origin of the emulator, in every worker. */
export const AUTH_EMULATOR = 'AUTH_EMULATOR_ORIGIN'

const codesSchema = v.object({
  verificationCodes: v.array(v.object({ phoneNumber: v.string(), code: v.string() })),
})

/** Returns the origin of the identity provider's emulator, which Playwright's set-up has started; null for none. */
export const authEmulator = (): string | null => process.env[AUTH_EMULATOR] ?? null

/** Returns the latest code that a project's emulator sent to a number, as in `+639170000001`; null for none. */
export async function latestPhoneCode(project: string, number: string): Promise<string | null> {
  const codes = await phoneCodes(project)
  return codes.filter(({ phoneNumber }) => phoneNumber === number).at(-1)?.code ?? null
}

export async function countPhoneCodes(project: string, number: string): Promise<number> {
  return (await phoneCodes(project)).filter(({ phoneNumber }) => phoneNumber === number).length
}

async function phoneCodes(project: string) {
  const response = await fetch(`${authEmulator() ?? ''}/emulator/v1/projects/${project}/verificationCodes`)
  return v.parse(codesSchema, await response.json()).verificationCodes
}
