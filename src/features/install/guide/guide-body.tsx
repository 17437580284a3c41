import type { ReactNode } from 'react'
import { type GuideStep, installGuide } from '#domain/install/install-guide'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { isIpad } from '../../../shared/page/is-ipad'
import { useTranslation } from '../../../i18n/use-translation'
import type { TranslationKey } from '../../../i18n/translation-types'
import { pageState } from '../../../shared/page/page-state'
import { Button } from '../../../ui/controls/button'
import { OpenInSafari } from './open-in-safari'
import type { GuideImageKind } from './guide-image'
import { GuideSteps } from './guide-steps'
import styles from './install-guide.module.css'

interface Props {
  readonly onDone: () => void
  /** Shown between the steps and the close button. */
  readonly children?: ReactNode
}

const STEPS: Readonly<Record<GuideStep, { readonly image: GuideImageKind; readonly key: TranslationKey }>> = {
  'share-foot': { image: 'bar-share', key: 'install.guide.foot' },
  'share-head': { image: 'head-share', key: 'install.guide.head' },
  'share-any': { image: 'bar-share', key: 'install.step.share' },
  more: { image: 'round-more', key: 'install.guide.more' },
  menu: { image: 'bar-menu', key: 'install.step.menu' },
  share: { image: 'menu-row', key: 'install.guide.share' },
  row: { image: 'sheet-row', key: 'install.step.apple' },
  'row-more': { image: 'sheet-row', key: 'install.guide.viewMore' },
  confirm: { image: 'confirm', key: 'install.guide.confirm' },
  'confirm-app': { image: 'confirm-app', key: 'install.guide.confirmApp' },
  home: { image: 'home-screen', key: 'install.guide.home' },
}

export const ICON_WIDTH = 64

/** The steps for installing by hand, for the browser of this iPhone or iPad (INS-04). */
export const GuideBody = ({ onDone, children }: Props) => {
  const t = useTranslation('rest')
  const settings = useLiveQuery((read) => read.get('settings', pageState.merchant)).data
  const guide = installGuide(navigator.userAgent, isIpad())
  const icon = responsiveImageUrl(settings?.mobileTemplate.apple_touch_icon ?? '', ICON_WIDTH) || null
  return (
    <div className={styles.body}>
      {guide.kind === 'elsewhere' ? (
        <OpenInSafari />
      ) : (
        <GuideSteps
          icon={icon}
          steps={guide.steps.map((step) => ({ image: STEPS[step].image, text: t(STEPS[step].key) }))}
        />
      )}
      {children}
      <Button variant={guide.kind === 'elsewhere' ? 'quiet' : 'primary'} isWide onClick={onDone}>
        {t('action.ok')}
      </Button>
    </div>
  )
}
