import { useSnapshot } from 'valtio'
import { MINUTE_MS } from '#domain/timing'
import { activityPath } from '#domain/routing/routes'
import { marqueeItems } from '#domain/announcements/announcements'
import { AppLink } from '../../../shared/routing/app-link'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useTranslation } from '../../../i18n/use-translation'
import { device } from '../../../shared/page/device'
import { useNow } from '../../../shared/page/use-now'
import { pageState } from '../../../shared/page/page-state'
import { useMember } from '../../../shared/session/session-state'
import { Marquee } from '../../../ui/media/marquee'
import styles from './announcement-marquee.module.css'
import type { LobbyState } from '../page/use-lobby'
import { useSlot } from '../page/use-slot'

interface Props {
  readonly lobby: LobbyState['status']
}

/**
 * The visitor's announcements as a marquee (SHL-08). Its line is reserved before they load, and stays if there are
 * none.
 */
export const AnnouncementMarquee = ({ lobby }: Props) => {
  const t = useTranslation()
  const { isMotionReduced, savesData } = useSnapshot(device)
  const isMember = useMember() !== null
  const now = useNow(MINUTE_MS)
  const live = useLiveQuery(
    async (read) => {
      const rows = await read.startingWith('announcements', [pageState.merchant, pageState.language])
      return rows.length > 0 ? rows : undefined
    },
    [],
    'announcements',
  )
  const slot = useSlot(live, lobby)
  if (slot === 'closed') return null
  if (slot === 'waiting') return <div className="sk-marquee sk-pulse" />
  const items = marqueeItems(live.data ?? [], isMember, now)
  if (items.length === 0) return <div className={styles.none}>{slot === 'open' && t('marquee.none')}</div>
  return (
    <Marquee
      label={t('marquee.label')}
      pauseLabel={t('marquee.pause')}
      playLabel={t('marquee.play')}
      mayMove={!isMotionReduced && !savesData}
      content={(isCopy) =>
        items.map(({ id, title }) => (
          <AppLink
            key={id}
            to={activityPath(id)}
            className={styles.item}
            dir="auto"
            tabIndex={isCopy ? -1 : undefined}
          >
            {title}
          </AppLink>
        ))
      }
    />
  )
}
