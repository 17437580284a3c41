import { useLocation } from 'react-router-dom'
import { GAME_PATH, HOME_PATH } from '#domain/constants/routes'
import { AppLink } from '../../app/app-link'
import { PopularGames } from '../../app/popular/popular-games'
import { PageLead } from '../../app/text-page/page-lead'
import { TextPage } from '../../app/text-page/text-page'
import { usePage } from '../../app/use-page'
import { useTranslation } from '../../i18n/use-words'
import { buttonClass } from '../../ui/button-class'
import { Icon } from '../../ui/icon'
import { NotFoundIllustration } from './lost-art'
import styles from './not-found-page.module.css'

/** An address that leads nowhere: search, the popular games and home lead on (SHL-07). Works offline. */
export const NotFoundPage = () => {
  const t = useTranslation('rest')
  const { pathname } = useLocation()
  usePage(t('missing.title'), pathname)
  return (
    <TextPage>
      <section className={styles.head}>
        <NotFoundIllustration />
        <PageLead title={t('missing.title')} text={t('missing.text')} />
      </section>
      <AppLink to={`${GAME_PATH}?search=`} className={styles.search}>
        <Icon name="search" />
        <span>{t('missing.search')}</span>
      </AppLink>
      <PopularGames />
      <AppLink to={HOME_PATH} className={buttonClass({ variant: 'primary', isWide: true }, styles.home)}>
        {t('action.home')}
      </AppLink>
    </TextPage>
  )
}
