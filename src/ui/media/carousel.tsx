import { useRef, useState, type ReactNode } from 'react'
import { CAROUSEL_INTERVAL_MS } from '#domain/timing'
import { classNames } from '../class-names'
import { Icon } from '../icons/icon'
import { nearestSlide, scrollToSlide } from './slide-position'
import { useAutoplay } from './use-autoplay'
import { useIsInteracting } from './use-is-interacting'
import styles from './carousel.module.css'

export interface CarouselLabels {
  readonly label: string
  /** Role description for screen readers: "carousel", "slide". */
  readonly role: string
  readonly slideRole: string
  readonly pause: string
  readonly play: string
  readonly place: (index: number, total: number) => string
}

interface Props {
  readonly labels: CarouselLabels
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[]
  /** False with reduced motion, with data saver and in a hidden tab: it then only moves by hand. */
  readonly mayMove: boolean
}

/** A carousel, swiped by the browser's own scrolling. It advances automatically until it is touched (ANN-04). */
export const Carousel = ({ labels, slides, mayMove }: Props) => {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const { isHeld, handlers } = useIsInteracting()
  const total = slides.length

  useAutoplay(mayMove && !isStopped && !isHeld && total > 1, CAROUSEL_INTERVAL_MS, () => {
    if (track.current) scrollToSlide(track.current, (index + 1) % total)
  })

  return (
    <section
      className={styles.carousel}
      aria-roledescription={labels.role}
      aria-label={labels.label}
      {...handlers}
    >
      <div
        ref={track}
        className={classNames('scroller', styles.track)}
        tabIndex={0}
        role="group"
        aria-label={labels.label}
        onScroll={(event) => setIndex(nearestSlide(event.currentTarget))}
      >
        {slides.map((slide, place) => (
          <div
            key={slide.id}
            className={styles.slide}
            role="group"
            aria-roledescription={labels.slideRole}
            aria-label={labels.place(place + 1, total)}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {total > 1 && (
        <div className={styles.foot}>
          <span className={styles.dots} aria-hidden="true">
            {slides.map((slide, place) => (
              <span key={slide.id} className={styles.dot} data-current={place === index || undefined} />
            ))}
          </span>
          {mayMove && (
            <button
              type="button"
              className={styles.pause}
              aria-label={isStopped ? labels.play : labels.pause}
              onClick={() => setStopped(!isStopped)}
            >
              <Icon name={isStopped ? 'play' : 'pause'} size="s" isFilled={isStopped} />
            </button>
          )}
        </div>
      )}
    </section>
  )
}
