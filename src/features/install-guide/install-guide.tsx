import { useState } from 'react'
import { type GuideStep, installGuide, profileAddress } from '#domain/rules/install-guide'
import { useLive } from '../../app/live'
import { pictureUrl } from '../../app/picture-url'
import { isIpad } from '../../boot/is-ipad'
import { useWords } from '../../i18n/use-words'
import type { WordKey } from '../../i18n/words'
import { pageState } from '../../state/page-state'
import { Button } from '../../ui/button'
import { Sheet } from '../../ui/sheet'
import { Elsewhere } from './elsewhere'
import type { PictureKind } from './guide-picture'
import { GuideSteps } from './guide-steps'
import styles from './install-guide.module.css'
import { ProfileHelp } from './profile-help'
import { ProfileOffer } from './profile-offer'

interface Props {
  readonly onClose: () => void
}

const STEPS: Readonly<Record<GuideStep, { readonly picture: PictureKind; readonly key: WordKey }>> = {
  'share-foot': { picture: 'bar-share', key: 'install.guide.foot' },
  'share-head': { picture: 'head-share', key: 'install.guide.head' },
  'share-any': { picture: 'bar-share', key: 'install.step.share' },
  more: { picture: 'round-more', key: 'install.guide.more' },
  menu: { picture: 'bar-menu', key: 'install.step.menu' },
  share: { picture: 'menu-row', key: 'install.guide.share' },
  row: { picture: 'sheet-row', key: 'install.step.apple' },
  'row-more': { picture: 'sheet-row', key: 'install.guide.viewMore' },
  confirm: { picture: 'confirm', key: 'install.guide.confirm' },
  'confirm-app': { picture: 'confirm-app', key: 'install.guide.confirmApp' },
  home: { picture: 'home-screen', key: 'install.guide.home' },
}

const ICON_WIDTH = 64

/** How the app comes to the home screen of an iPhone or iPad, step by step, or by the merchant's profile (INS-04). */
export const InstallGuide = ({ onClose }: Props) => {
  const t = useWords('rest')
  const settings = useLive((read) => read.get('settings', pageState.merchant)).data
  const [hasFetched, setFetched] = useState(false)
  const { userAgent } = navigator
  const guide = installGuide(userAgent, isIpad())
  const profile = profileAddress(settings?.resources ?? [], userAgent, window.location.origin)
  const icon = pictureUrl(settings?.mobileTemplate.apple_touch_icon ?? '', ICON_WIDTH) || null
  if (hasFetched && profile !== null) return <ProfileHelp address={profile} icon={icon} onClose={onClose} />
  return (
    <Sheet title={t('install.webApp')} closeLabel={t('action.close')} onClose={onClose}>
      <div className={styles.body}>
        {guide.kind === 'elsewhere' ? (
          <Elsewhere />
        ) : (
          <GuideSteps
            icon={icon}
            steps={guide.steps.map((step) => ({ picture: STEPS[step].picture, text: t(STEPS[step].key) }))}
          />
        )}
        {profile !== null && <ProfileOffer address={profile} onFetch={() => setFetched(true)} />}
        <Button variant={guide.kind === 'elsewhere' ? 'quiet' : 'primary'} isWide onClick={onClose}>
          {t('action.ok')}
        </Button>
      </div>
    </Sheet>
  )
}
