import { useSnapshot } from 'valtio'
import { DownloadBar } from './download-bar'
import { InstallBanner } from './install-banner'
import { standing } from './install-standing'

/** What invites to install beside the screens: the bar at the top, the banner at the foot (INS-05, INS-06). */
export const StandingOffers = () => {
  const { bar, banner } = useSnapshot(standing)
  return (
    <>
      {bar && <DownloadBar bar={bar} />}
      {banner && <InstallBanner key={banner.name} banner={banner} />}
    </>
  )
}
