import type { DeviceKind } from '../port'

/**
 * What we call this device to the gateway: the header `Device` (contract.md, Headers) and the `device` of a launch (S3).
 * `MOBILE`, with the kind after a slash when there is one.
 */
export const deviceName = (kind: DeviceKind): string => (kind === 'browser' ? 'MOBILE' : `MOBILE/${kind}`)
