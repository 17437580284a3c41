import { MINUTE_MS } from '#domain/timing'
import { hasEnded } from '#domain/announcements/announcements'
import type { AnnouncementRow } from '#domain/tables/rows'
import { AppLink } from '../../../shared/routing/app-link'
import { LastUpdated } from '../../../shared/sync/last-updated'
import { OperatorHtml } from '../../../shared/operator-html/render/operator-html'
import { PopularGames } from '../../../shared/games/catalogue/popular-games'
import { useTrialLink } from '../../../shared/games/catalogue/use-trial-link'
import { TextPage } from '../../../shared/page/text/text-page'
import { useConnection } from '../../../shared/sync/use-connection'
import { useNow } from '../../../shared/page/use-now'
import { useTranslation } from '../../../i18n/use-translation'
import { Badge } from '../../../ui/feedback/badge'
import { buttonClass } from '../../../ui/controls/button-class'
import { ActivityButton } from './activity-button'
import { announcementDates } from './announcement-dates'
import styles from './announcement-page.module.css'
import { AnnouncementImage } from './announcement-image'
import { useActivityAction } from './use-activity-action'

interface Props {
  readonly row: AnnouncementRow
  readonly syncedAt: number | undefined
}

/** An announcement with the operator's text and one button (ANN-05, ANN-09). */
export const AnnouncementContent = ({ row, syncedAt }: Props) => {
  const t = useTranslation('rest')
  const { isOffline } = useConnection()
  const isOver = hasEnded(row, useNow(MINUTE_MS))
  return (
    <TextPage>
      <article className={styles.card}>
        {row.image !== '' && <AnnouncementImage image={row.image} title={row.title} isEager />}
        <div className={styles.body}>
          <Badge>{t(isOver ? 'announcement.ended' : 'announcement.label')}</Badge>
          <h1 className={styles.title} dir="auto">
            {row.title}
          </h1>
          <p className="ui-hint">{announcementDates(row, t)}</p>
          {isOffline && <LastUpdated syncedAt={syncedAt} hasData label={t('update.refresh')} />}
          <OperatorHtml html={row.content} none={<p>{t('announcement.none')}</p>} />
          {isOver ? <TryLink /> : <WayOn row={row} />}
        </div>
      </article>
      <PopularGames />
    </TextPage>
  )
}

const WayOn = ({ row }: { readonly row: AnnouncementRow }) => {
  const action = useActivityAction(row)
  return action ? <ActivityButton action={action} /> : <TryLink />
}

const TryLink = () => {
  const t = useTranslation('rest')
  return (
    <AppLink to={useTrialLink()} className={buttonClass({ variant: 'primary', isWide: true })}>
      {t('announcement.try')}
    </AppLink>
  )
}
