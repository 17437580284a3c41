import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { HOME_PATH, PROMOTIONS_PATH } from '#domain/routing/routes'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { AppLink } from '../../../shared/routing/app-link'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { PopularGames } from '../../../shared/games/catalogue/popular-games'
import { TextPage } from '../../../shared/page/text/text-page'
import { useConnection } from '../../../shared/sync/use-connection'
import { usePage } from '../../../shared/routing/use-page'
import { useIsSlow } from '../../../shared/sync/use-is-slow'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { buttonClass } from '../../../ui/controls/button-class'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { AnnouncementContent } from './announcement-content'
import styles from './announcement-page.module.css'

/** One announcement, /m/activity?id= (ANN-10): its title, dates and text. None of its HTML runs (ANN-09). */
export const AnnouncementPage = () => {
  const t = useTranslation('rest')
  const id = useSearchParams()[0].get('id') ?? ''
  const { merchant, language } = useSnapshot(pageState)
  const live = useLiveQuery(
    (read) => read.get('announcements', [merchant, language, id]),
    [id],
    'announcements',
  )
  const { state, isOffline } = useConnection()
  usePage(live.data?.title ?? t('announcement.label'), id)

  // Without a row and a sync, this is a first visit by a link: the announcement may still arrive.
  const isWaiting =
    live.status === 'loading' || (live.status === 'empty' && live.syncedAt === undefined && id !== '')
  const hasWaitedLong = useIsSlow(isWaiting, SLOW_HINT_DELAY_MS)
  if (isWaiting)
    return state === 'online' && !hasWaitedLong ? (
      <Waiting />
    ) : (
      <Instead reason={isOffline ? 'offline' : 'failed'} />
    )
  if (live.status === 'empty') return <Instead reason="gone" />
  return <AnnouncementContent row={live.data} syncedAt={live.syncedAt} />
}

/** Shown instead of the announcement: it has ended, or the gateway is unreachable or fails. */
const Instead = ({ reason }: { readonly reason: 'gone' | 'offline' | 'failed' }) => {
  const t = useTranslation('rest')
  const isGone = reason === 'gone'
  return (
    <TextPage>
      <h1 className="visually-hidden">{t('announcement.label')}</h1>
      <EmptyState
        icon={isGone ? 'horn' : reason === 'offline' ? 'offline' : 'alert'}
        tone={isGone ? 'empty' : 'error'}
        title={t(isGone ? 'announcement.gone.title' : 'boundary.chunk.title')}
        text={t(
          isGone ? 'announcement.gone.text' : reason === 'offline' ? 'failure.network' : 'failure.closed',
        )}
        action={
          <AppLink to={isGone ? PROMOTIONS_PATH : HOME_PATH} className={buttonClass({ variant: 'primary' })}>
            {t(isGone ? 'promotions.title' : 'action.home')}
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
      <div className={styles.body}>
        <Skeleton className={styles.lineTitle} />
        <Skeleton className={styles.lineShort} />
        <Skeleton className={styles.block} />
      </div>
    </div>
  </TextPage>
)
