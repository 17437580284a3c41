import type { Banner } from '../contract/announcements/banners'
import { linkTarget, type LinkTarget } from '../routing/safe-url'

export interface GameTarget {
  readonly kind: 'game'
  readonly vendor: string
  readonly gameType: string
  readonly roomId: string
  readonly nodeId: string
}

/** Returns the target of a tap on a banner (ANN-04, S3): P an activity of ours, URL a link, G a game. */
export const resolveBannerLink = (banner: Banner, origin: string): LinkTarget | GameTarget => {
  if (banner.linkageType === 'P') {
    if (banner.linkage === '') return { kind: 'none' }
    return { kind: 'route', to: `/m/activity?${new URLSearchParams({ id: banner.linkage }).toString()}` }
  }
  if (banner.linkageType === 'URL') return linkTarget(banner.linkage, origin)
  return {
    kind: 'game',
    vendor: banner.vendor ?? '',
    gameType: banner.gameType ?? '',
    roomId: banner.roomId ?? '',
    nodeId: banner.nodeId ?? '',
  }
}
