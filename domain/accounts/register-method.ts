import type { DeviceKind } from '../port'
import { isOfficialApp } from '../install/official-app'

export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP'

/** Returns the kind of app used for a registration (REG-01). */
export const registerMethod = (kind: DeviceKind, userAgent: string): RegisterMethod => {
  if (isOfficialApp(userAgent)) return 'APP'
  return kind === 'PWA' || kind === 'WEBCLIP' ? kind : 'H5'
}
