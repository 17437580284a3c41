import { isOfficialApp } from '#domain/install/official-app'
import { loadDeviceIdModule } from '../../crypto/load-encryption'
import type { LoginDependencies } from './login-dependencies'

interface LoginDevice {
  readonly loginDeviceId: string
  readonly isOfficialAppLogin: boolean
  readonly device?: string
}

/** What every login and registration says of its device (A3, LOG-13); null when the code for it cannot be had. */
export const loginDevice = async ({
  facts,
  userAgent,
}: Pick<LoginDependencies, 'facts' | 'userAgent'>): Promise<LoginDevice | null> => {
  const code = await loadDeviceIdModule()
  if (!code) return null
  const { deviceKind, deviceTraits } = facts.current
  return {
    loginDeviceId: code.computeLoginDeviceId(deviceTraits),
    isOfficialAppLogin: isOfficialApp(userAgent),
    ...(deviceKind === 'browser' ? {} : { device: deviceKind }),
  }
}
