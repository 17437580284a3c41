import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { FEEDBACK_PATH, HOME_PATH } from '#domain/constants/routes'
import { withKeptParameters } from '#domain/rules/kept-parameters'
import { AppLink } from '../../app/app-link'
import { PopularGames } from '../../app/popular/popular-games'
import { useTrySuggestion } from '../../app/popular/use-try-suggestion'
import { usePage } from '../../app/use-page'
import { useWords } from '../../i18n/use-words'
import { openOverlay } from '../../state/overlay-queue'
import { pageState } from '../../state/page-state'
import { Button } from '../../ui/button'
import { buttonClass } from '../../ui/button-class'
import { TopicArt } from './art/topic-art'
import styles from './coming-page.module.css'
import type { ComingPage as Page } from './coming-pages'

/** A screen that is still to come: says what it will be and what can be done now, and leads there (SHL-07). */
export const ComingPage = ({ page }: { readonly page: Page }) => {
  const { session } = useSnapshot(pageState)
  // S2: without a session feedback has nobody to come from.
  if (page.path === FEEDBACK_PATH && !session) {
    return <Navigate to={withKeptParameters(HOME_PATH, window.location.search)} replace />
  }
  return <Content page={page} />
}

const Content = ({ page: { topic, path, extra } }: { readonly page: Page }) => {
  const t = useWords('rest')
  const title = t(`coming.${topic}.title`)
  usePage(title, path)
  const tryPath = useTrySuggestion()
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <TopicArt topic={topic} />
        <p className={styles.badge}>{t('coming.soon')}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{t(`coming.${topic}.text`)}</p>
        <div className={styles.actions}>
          <AppLink to={tryPath} className={buttonClass({ variant: 'primary', isWide: true })}>
            {t('coming.try')}
          </AppLink>
          {extra === 'settings' && (
            <Button isWide icon="settings" onClick={() => openOverlay({ kind: 'settings' })}>
              {t('settings.title')}
            </Button>
          )}
          <AppLink to={HOME_PATH} className={buttonClass({ variant: 'plain', isWide: true })}>
            {t('coming.home')}
          </AppLink>
        </div>
      </section>
      <PopularGames />
    </div>
  )
}
