import type { DeviceKind } from '../port'

/**
 * Returns the device name for the gateway: the header `Device` (contract.md, Headers) and the `device` of a launch
 * (S3). `MOBILE`, followed by a slash and the kind if there is one.
 */
export const deviceName = (kind: DeviceKind): string => (kind === 'browser' ? 'MOBILE' : `MOBILE/${kind}`)
