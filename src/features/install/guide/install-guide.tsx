import { useState } from 'react'
import { profileUrl } from '#domain/install/install-guide'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { Sheet } from '../../../ui/dialogs/sheet'
import { GuideBody, ICON_WIDTH } from './guide-body'
import { ProfileHelp } from './profile-help'
import { ProfileOffer } from './profile-offer'

interface Props {
  readonly onClose: () => void
}

/**
 * Explains how to add the app to the home screen of an iPhone or iPad, by steps or by the merchant's profile
 * (INS-04).
 */
export const InstallGuide = ({ onClose }: Props) => {
  const t = useTranslation('rest')
  const settings = useLiveQuery((read) => read.get('settings', pageState.merchant)).data
  const [hasFetched, setFetched] = useState(false)
  const profile = profileUrl(settings?.resources ?? [], navigator.userAgent, window.location.origin)
  if (hasFetched && profile !== null) {
    const icon = responsiveImageUrl(settings?.mobileTemplate.apple_touch_icon ?? '', ICON_WIDTH) || null
    return <ProfileHelp url={profile} icon={icon} onClose={onClose} />
  }
  return (
    <Sheet title={t('install.webApp')} closeLabel={t('action.close')} onClose={onClose}>
      <GuideBody onDone={onClose}>
        {profile !== null && <ProfileOffer url={profile} onFetch={() => setFetched(true)} />}
      </GuideBody>
    </Sheet>
  )
}
