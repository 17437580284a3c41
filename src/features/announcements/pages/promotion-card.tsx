import { activityPath } from '#domain/routing/routes'
import type { AnnouncementRow } from '#domain/tables/rows'
import { AppLink } from '../../../shared/routing/app-link'
import { useTranslation } from '../../../i18n/use-translation'
import { Icon } from '../../../ui/icons/icon'
import { announcementDates } from './announcement-dates'
import { AnnouncementImage } from './announcement-image'
import styles from './promotion-card.module.css'

interface Props {
  readonly promotion: AnnouncementRow
  readonly isFirst: boolean
}

/** One promotion or notice of the list, with its image if there is one. It has its own page (ANN-10). */
export const PromotionCard = ({ promotion, isFirst }: Props) => {
  const t = useTranslation('rest')
  const { id, title, image } = promotion
  return (
    <AppLink to={activityPath(id)} className={styles.card}>
      {image !== '' && <AnnouncementImage image={image} title={title} isEager={isFirst} />}
      <span className={styles.row}>
        {image === '' && (
          <span className="ui-center ui-rigid ui-touch-square ui-accent-soft ui-round">
            <Icon name="horn" />
          </span>
        )}
        <span className="ui-stack ui-gap-1 ui-fill">
          <span className={styles.title} dir="auto">
            {title}
          </span>
          <span className="ui-hint">{announcementDates(promotion, t)}</span>
        </span>
        <Icon name="chevron" size="s" />
      </span>
    </AppLink>
  )
}
