import type { MouseEvent } from 'react'
import { activityPath } from '#domain/routing/routes'
import type { AnnouncementRow } from '#domain/tables/rows'
import { AppLink, isPlainClick } from '../../../shared/routing/app-link'
import { OperatorHtml } from '../../../shared/operator-html/render/operator-html'
import { ImageGroup, ShowImages } from '../../../shared/page/image-group'
import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { useTranslation } from '../../../i18n/use-translation'
import { buttonClass } from '../../../ui/controls/button-class'
import { Cover } from '../../../ui/media/cover'
import styles from './announcement-popup.module.css'

interface Props {
  readonly row: AnnouncementRow
  readonly titleId: string
  readonly isFirst: boolean
  /** Called when the player follows the link to the announcement's own page. */
  readonly onGo: () => void
}

const WIDTH = 360 // the popup's maximum width, px

/** One announcement of the popup: its image, title, text and the link to its page (ANN-10). */
export const PopupPage = ({ row, titleId, isFirst, onGo }: Props) => {
  const t = useTranslation('rest')
  // A link that opens in another tab leaves the popup open.
  const go = (event: MouseEvent): void => {
    if (isPlainClick(event)) onGo()
  }
  const follow = (event: MouseEvent): void => {
    const { target } = event
    if (target instanceof Element && target.closest('a:not([target])')) go(event)
  }
  return (
    <ImageGroup>
      <div className={styles.picture}>
        <Cover
          src={responsiveImageUrl(row.image, WIDTH)}
          name={row.title}
          letters=""
          colour=""
          isEager={isFirst}
        />
        <ShowImages className={styles.show} />
      </div>
      <h2 id={titleId} className={styles.title} dir="auto">
        {row.title}
      </h2>
      <div className={styles.text} tabIndex={0} role="group" aria-labelledby={titleId} onClick={follow}>
        <OperatorHtml html={row.content} />
      </div>
      <div className={styles.more}>
        <AppLink
          to={activityPath(row.id)}
          className={buttonClass({ variant: 'primary', isWide: true })}
          onClick={go}
        >
          {t('popup.more')}
        </AppLink>
      </div>
    </ImageGroup>
  )
}
