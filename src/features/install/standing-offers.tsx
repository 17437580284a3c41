import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { useLive } from '../../app/live'
import { barPlace } from './bar-place'
import { DownloadBar } from './download-bar'
import { InstallBanner } from './install-banner'
import { standing } from './standing'

/** What invites to install beside the screens: the bar at the top, the banner at the foot (INS-05, INS-06). */
export const StandingOffers = () => {
  const { bar, banner, isOpenToBanners } = useSnapshot(standing)
  return (
    <>
      {isOpenToBanners && <BannersAsked />}
      {bar && createPortal(<DownloadBar bar={bar} />, barPlace)}
      {banner && <InstallBanner key={banner.name} banner={banner} />}
    </>
  )
}

/** Draws nothing: has the merchant's banners synced as what a screen shows. Their rows are read by start-standing.ts. */
const BannersAsked = () => {
  useLive(() => Promise.resolve(undefined), [], 'downloadBanners')
  return null
}
