import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { BannerRow } from '#domain/tables/rows'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useTranslation } from '../../../i18n/use-translation'
import { ImageGroup, ShowImages } from '../../../shared/page/image-group'
import { device } from '../../../shared/page/device'
import { pageState } from '../../../shared/page/page-state'
import { classNames } from '../../../ui/class-names'
import { Carousel, type CarouselLabels } from '../../../ui/media/carousel'
import { BannerSlide } from './banner-slide'
import styles from './banner-carousel.module.css'
import type { LobbyState } from '../page/use-lobby'
import { useSlot } from '../page/use-slot'

interface Props {
  readonly lobby: LobbyState['status']
}

/** The merchant's banners (ANN-04). Their space is reserved before they load. */
export const BannerCarousel = ({ lobby }: Props) => {
  const t = useTranslation()
  const { isMotionReduced, savesData, isVisible } = useSnapshot(device)
  const live = useLiveQuery<readonly BannerRow[]>(
    async (read) => {
      const rows = await read.startingWith('banners', [pageState.merchant, pageState.language])
      return rows.length > 0 ? [...rows].sort((a, b) => a.position - b.position) : undefined
    },
    [],
    'banners',
  )
  const banners = live.data
  const slides = useMemo(
    () =>
      banners?.map((banner, place) => ({
        id: banner.id,
        content: <BannerSlide banner={banner} isFirst={place === 0} />,
      })),
    [banners],
  )
  const slot = useSlot(live, lobby)
  if (slot === 'closed') return null
  if (!slides) {
    return (
      <div key="place" className={classNames('sk-banner', slot === 'waiting' ? 'sk-pulse' : styles.none)} />
    )
  }
  const labels: CarouselLabels = {
    label: t('banners.label'),
    role: t('banners.role'),
    slideRole: t('banners.slideRole'),
    pause: t('banners.pause'),
    play: t('banners.play'),
    place: (index, total) => t('banners.slide', { index, total }),
  }
  return (
    // A separate element: a skeleton that turns into a carousel would count as a layout shift.
    <div key="slides" className={styles.carousel}>
      <ImageGroup>
        <Carousel labels={labels} slides={slides} mayMove={!isMotionReduced && !savesData && isVisible} />
        <ShowImages className={styles.show} />
      </ImageGroup>
    </div>
  )
}
