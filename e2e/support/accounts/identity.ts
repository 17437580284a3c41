import { randomBytes, randomInt } from 'node:crypto'
import { SOCIAL_CHANNELS, type SocialChannel } from '#domain/contract/accounts/identity-settings'
import { emulatedProvider } from '#demo/accounts/emulated-provider'
import { authEmulator, phoneCodes } from './auth-emulator'
import type { TestGateway } from '../gateway/test-gateway'

interface IdentityOptions {
  /** The value of settings.socialProviders; all of them when omitted. */
  readonly providers?: readonly SocialChannel[]
  /**
   * False omits the emulator from the settings, as for a real merchant. The page then uses the provider's own hosts,
   * which `routeProviderToEmulator` serves.
   */
  readonly isEmulatorNamed?: boolean
}

/** An identity provider for one test: its project shares neither accounts nor codes with another's. */
interface TestIdentity {
  readonly emulator: string
  /** Returns the latest code that a number got, as in `+639170000001`. Throws if there is none. */
  phoneCode(number: string): Promise<string>
  countPhoneCodes(number: string): Promise<number>
}

/** Host of the helper pages where the settings name no emulator. */
const AUTH_DOMAIN = 'harbour.firebaseapp.com'

/** Switches the identity provider on in the gateway's settings, until the next reset. */
export async function withIdentity(
  gateway: TestGateway,
  { providers = SOCIAL_CHANNELS, isEmulatorNamed = true }: IdentityOptions = {},
): Promise<TestIdentity> {
  const origin = authEmulator()
  if (origin === null) throw new Error('There is no emulator: Playwright’s set-up starts it')
  const projectId = `demo-${randomBytes(6).toString('hex')}`
  const { emulator, ...provider } = emulatedProvider(origin, projectId)
  await gateway.control({
    settings: {
      socialProviders: providers,
      smsProvider: { ...provider, ...(isEmulatorNamed ? { emulator } : { authDomain: AUTH_DOMAIN }) },
    },
  })
  return {
    emulator: origin,
    async phoneCode(number) {
      const code = (await phoneCodes(projectId, number)).at(-1)
      if (code === undefined) throw new Error(`The identity provider sent nothing to ${number}`)
      return code
    },
    countPhoneCodes: async (number) => (await phoneCodes(projectId, number)).length,
  }
}

/** Returns the digits of an unused number in the demo merchant's country. */
export const newNumber = (): string => `99${String(randomInt(10_000_000, 100_000_000))}`
