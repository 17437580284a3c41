import type { ReactNode } from 'react'
import { resolveBannerLink } from '#domain/announcements/banner-target'
import { launchPath } from '#domain/games/launch-url'
import type { BannerRow } from '#domain/tables/rows'
import { AppLink } from '../../../shared/routing/app-link'
import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { Cover } from '../../../ui/media/cover'
import styles from './banner-carousel.module.css'
import { bannerWidth } from '../../../ui/media/measured-widths'

interface Props {
  readonly banner: BannerRow
  readonly isFirst: boolean
}

/** One banner: a link to an activity, a URL or a game, by its linkageType (ANN-04, ANN-06). */
export const BannerSlide = ({ banner, isFirst }: Props) => {
  const picture = (
    <Cover
      src={responsiveImageUrl(banner.image, bannerWidth())}
      name={banner.title}
      letters={banner.title}
      colour={banner.color}
      isEager={isFirst}
    />
  )
  return (
    <BannerLink banner={banner}>
      {picture}
      <span className="visually-hidden">{banner.title}</span>
    </BannerLink>
  )
}

const BannerLink = ({ banner, children }: { readonly banner: BannerRow; readonly children: ReactNode }) => {
  const target = resolveBannerLink(banner, window.location.origin)
  switch (target.kind) {
    case 'route':
      return (
        <AppLink to={target.to} className={styles.slide} draggable={false}>
          {children}
        </AppLink>
      )
    case 'game':
      return (
        <a href={launchPath(target)} data-game="" className={styles.slide} draggable={false}>
          {children}
        </a>
      )
    case 'external':
      return (
        <a
          href={target.url}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.slide}
          draggable={false}
        >
          {children}
        </a>
      )
    default:
      return <div className={styles.slide}>{children}</div>
  }
}
