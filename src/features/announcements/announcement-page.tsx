import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { HOME_PATH } from '#domain/constants/routes'
import { PATIENCE_MS } from '#domain/constants/timing'
import { plainParagraphs } from '#domain/rules/plain-text'
import type { AnnouncementRow } from '#domain/tables/rows'
import { AppLink } from '../../app/app-link'
import { useLive } from '../../app/live'
import { PopularGames } from '../../app/popular/popular-games'
import { useTrySuggestion } from '../../app/popular/use-try-suggestion'
import { TextPage } from '../../app/text-page/text-page'
import { useConnection } from '../../app/use-connection'
import { usePage } from '../../app/use-page'
import { useWaitedLong } from '../../app/use-waited-long'
import { formatDate } from '../../i18n/format-date'
import { useWords } from '../../i18n/use-words'
import type { WordKey, Words } from '../../i18n/words'
import { pageState } from '../../state/page-state'
import { Badge } from '../../ui/badge'
import { buttonClass } from '../../ui/button-class'
import { Message } from '../../ui/message'
import { Skeleton } from '../../ui/skeleton'
import styles from './announcement-page.module.css'

/** One announcement, /m/activity?id= (ANN-10): its title, its days and its words; nothing of its HTML runs (ANN-09). */
export const AnnouncementPage = () => {
  const t = useWords('rest')
  const id = useSearchParams()[0].get('id') ?? ''
  const { merchant, language } = useSnapshot(pageState)
  const live = useLive((read) => read.get('announcements', [merchant, language, id]), [id], 'announcements')
  const { state } = useConnection()
  usePage(live.data?.title ?? t('announcement.label'), id)

  // No row and no sync yet is a first visit by a link: it may still come.
  const isWaiting =
    live.status === 'loading' || (live.status === 'empty' && live.syncedAt === undefined && id !== '')
  const hasWaitedLong = useWaitedLong(isWaiting, PATIENCE_MS)
  if (isWaiting) return state === 'online' && !hasWaitedLong ? <Waiting /> : <Instead reason="unreached" />
  if (live.status === 'empty') return <Instead reason="gone" />
  return <Content row={live.data} t={t} />
}

const Content = ({ row, t }: { readonly row: AnnouncementRow; readonly t: Words<WordKey> }) => {
  const paragraphs = plainParagraphs(row.content)
  const tryPath = useTrySuggestion()
  return (
    <TextPage>
      <article className={styles.card}>
        <Badge>{t('announcement.label')}</Badge>
        <h1 className={styles.title} dir="auto">
          {row.title}
        </h1>
        <p className={styles.dates}>{datesOf(row, t)}</p>
        <div className={styles.text}>
          {paragraphs.length === 0 && <p>{t('announcement.none')}</p>}
          {paragraphs.map((paragraph, index) => (
            <p key={`${String(index)} ${paragraph}`} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
        <AppLink to={tryPath} className={buttonClass({ variant: 'primary', isWide: true })}>
          {t('coming.try')}
        </AppLink>
      </article>
      <PopularGames />
    </TextPage>
  )
}

const datesOf = ({ startTime, endTime }: AnnouncementRow, t: Words<WordKey>): string => {
  const start = formatDate(startTime, t.language)
  if (endTime === null) return t('announcement.from', { start })
  return t('announcement.dates', { start, end: formatDate(endTime, t.language) })
}

/** What stands where the announcement would be: it has ended, or nobody could be asked for it. */
const Instead = ({ reason }: { readonly reason: 'gone' | 'unreached' }) => {
  const t = useWords('rest')
  const isGone = reason === 'gone'
  return (
    <TextPage>
      <h1 className="visually-hidden">{t('announcement.label')}</h1>
      <Message
        icon={isGone ? 'horn' : 'offline'}
        tone={isGone ? 'empty' : 'error'}
        title={t(isGone ? 'announcement.gone.title' : 'boundary.chunk.title')}
        text={t(isGone ? 'announcement.gone.text' : 'failure.network')}
        action={
          <AppLink to={HOME_PATH} className={buttonClass({ variant: 'primary' })}>
            {t('action.home')}
          </AppLink>
        }
      />
      <PopularGames />
    </TextPage>
  )
}

const Waiting = () => (
  <TextPage isBusy>
    <div className={styles.card}>
      <Skeleton className={styles.lineTitle} />
      <Skeleton className={styles.lineShort} />
      <Skeleton className={styles.block} />
    </div>
  </TextPage>
)
