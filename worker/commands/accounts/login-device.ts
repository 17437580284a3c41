import { isOfficialApp } from '#domain/install/official-app'
import { loadDeviceIdModule } from '../../crypto/load-encryption'
import type { LoginDependencies } from './login-dependencies'

interface LoginDevice {
  readonly loginDeviceId: string
  readonly isOfficialAppLogin: boolean
  readonly device?: string
}

/** Returns the device data of every login and registration (A3, LOG-13); null if its code cannot be loaded. */
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
