import type { GatewayContext } from '../gateway-context'

/** What the static routes serve: a build, the merchant's files next to it, and the image origins of its policy. */
export type StaticSource = Readonly<
  Pick<GatewayContext, 'dist' | 'lobby' | 'files' | 'config' | 'cdnOrigin' | 'ownCdnOrigin'>
>
