import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { barContainer } from './download-bar-space'
import { DownloadBar } from './download-bar'
import { InstallBanner } from './install-banner'
import { visibleSurfaces } from '../state/visible-surfaces'

/** The install surfaces outside the screens: the bar at the top, the banner at the bottom (INS-05, INS-06). */
export const InstallSurfaces = () => {
  const { bar, banner, isOpenToBanners } = useSnapshot(visibleSurfaces)
  return (
    <>
      {isOpenToBanners && <BannersAsked />}
      {bar && createPortal(<DownloadBar bar={bar} />, barContainer)}
      {banner && <InstallBanner key={banner.name} banner={banner} />}
    </>
  )
}

/** Renders nothing: makes the worker sync the merchant's banners. Their rows are read by watch-install-surfaces.ts. */
const BannersAsked = () => {
  useLiveQuery(() => Promise.resolve(undefined), [], 'downloadBanners')
  return null
}
