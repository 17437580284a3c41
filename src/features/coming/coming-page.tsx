import { HOME_PATH } from '#domain/constants/routes'
import { AppLink } from '../../app/app-link'
import { PopularGames } from '../../app/popular/popular-games'
import { useTrySuggestion } from '../../app/popular/use-try-suggestion'
import { PageLead } from '../../app/text-page/page-lead'
import { TextPage } from '../../app/text-page/text-page'
import { usePage } from '../../app/use-page'
import { useWords } from '../../i18n/use-words'
import { Badge } from '../../ui/badge'
import { buttonClass } from '../../ui/button-class'
import { TopicArt } from './art/topic-art'
import styles from './coming-page.module.css'
import type { ComingPage as Page } from './coming-pages'

/** A screen that is still to come: says what it will be and what can be done now, and leads there (SHL-07). */
export const ComingPage = ({ page: { topic, path } }: { readonly page: Page }) => {
  const t = useWords('rest')
  const title = t(`coming.${topic}.title`)
  usePage(title, path)
  const tryPath = useTrySuggestion()
  return (
    <TextPage>
      <section className={styles.card}>
        <TopicArt topic={topic} />
        <Badge>{t('coming.soon')}</Badge>
        <PageLead title={title} text={t(`coming.${topic}.text`)} />
        <div className={styles.actions}>
          <AppLink to={tryPath} className={buttonClass({ variant: 'primary', isWide: true })}>
            {t('coming.try')}
          </AppLink>
          <AppLink to={HOME_PATH} className={buttonClass({ variant: 'plain', isWide: true })}>
            {t('coming.home')}
          </AppLink>
        </div>
      </section>
      <PopularGames />
    </TextPage>
  )
}
