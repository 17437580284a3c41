import { useLocation } from 'react-router-dom'
import { GAME_PATH, HOME_PATH } from '#domain/routing/routes'
import { AppLink } from '../../shared/routing/app-link'
import { PopularGames } from '../../shared/games/catalogue/popular-games'
import { PageLead } from '../../shared/page/text/page-lead'
import { TextPage } from '../../shared/page/text/text-page'
import { usePage } from '../../shared/routing/use-page'
import { useTranslation } from '../../i18n/use-translation'
import { buttonClass } from '../../ui/controls/button-class'
import { Icon } from '../../ui/icons/icon'
import { NotFoundIllustration } from './not-found-illustration'
import styles from './not-found-page.module.css'

/** Page for a path that does not exist: offers search, the popular games and home (SHL-07). Works offline. */
export const NotFoundPage = () => {
  const t = useTranslation('rest')
  const { pathname } = useLocation()
  usePage(t('missing.title'), pathname)
  return (
    <TextPage>
      <section className="ui-stack ui-centered ui-gap-2">
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
