import type { DeviceKind } from '../port'
import { isOfficialApp } from '../install/official-app'

export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP'

/** By what kind of app somebody registers (REG-01). */
export const registerMethod = (kind: DeviceKind, userAgent: string): RegisterMethod => {
  if (isOfficialApp(userAgent)) return 'APP'
  return kind === 'PWA' || kind === 'WEBCLIP' ? kind : 'H5'
}
