import * as v from 'valibot'

const ASK_EVERY_MS = 1_000 // users look for the code right after they request it

const codesSchema = v.object({
  verificationCodes: v.array(
    v.object({ phoneNumber: v.string(), code: v.string(), sessionInfo: v.string() }),
  ),
})

/**
 * Prints each code that the identity provider's emulator sends to phones once, alongside the gateway's own. It does
 * not keep the process alive.
 */
export function printPhoneCodes(emulator: string, projectId: string, print: (line: string) => void): void {
  const url = `${emulator}/emulator/v1/projects/${projectId}/verificationCodes`
  const said = new Set<string>()
  const look = async (): Promise<void> => {
    const answer = v.safeParse(codesSchema, await (await fetch(url)).json())
    for (const { phoneNumber, code, sessionInfo } of answer.success ? answer.output.verificationCodes : []) {
      if (said.has(sessionInfo)) continue
      said.add(sessionInfo)
      print(`SMS of the identity provider to ${phoneNumber}: ${code}`)
    }
  }
  setInterval(() => void look().catch(() => undefined), ASK_EVERY_MS).unref()
}
