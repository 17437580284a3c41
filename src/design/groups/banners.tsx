import { BannerSlide } from '../../features/lobby/banners/banner-slide'
import { MatchCard } from '../../features/lobby/matches/match-card'
import { useTranslation } from '../../i18n/use-translation'
import { Carousel } from '../../ui/media/carousel'
import { Marquee } from '../../ui/media/marquee'
import { banner, BROKEN_IMAGE, lengthen, match, sampleImage } from '../samples'
import { Cell, Specimen } from '../specimen'
import styles from './samples.module.css'

const BANNERS = [
  banner('1', 'Blue week', { image: sampleImage(210, 0.44) }),
  banner('2', 'Red week', { image: sampleImage(350, 0.44) }),
  banner('3', 'Green week', { image: sampleImage(140, 0.44) }),
]
const NOON = new Date(2026, 4, 10, 12).getTime()
const HOUR_MS = 3_600_000

export const Banners = () => {
  const t = useTranslation()
  const words = {
    label: t('banners.label'),
    role: t('banners.role'),
    slideRole: t('banners.slideRole'),
    pause: t('banners.pause'),
    play: t('banners.play'),
    place: (index: number, total: number) => t('banners.slide', { index, total }),
  }
  const slides = BANNERS.map((each) => ({ id: each.id, content: <BannerSlide banner={each} isFirst /> }))
  return (
    <>
      <Specimen title="Carousel" isWide>
        <Cell caption="moves by itself, can be stopped">
          <Carousel labels={words} slides={slides} mayMove />
        </Cell>
        <Cell caption="moved by hand alone">
          <Carousel labels={{ ...words, label: lengthen(words.label) }} slides={slides} mayMove={false} />
        </Cell>
      </Specimen>
      <Specimen title="Slide" isWide>
        <Cell caption="focus" force="focus-visible">
          <BannerSlide banner={banner('4', 'Blue week', { image: sampleImage(210, 0.44) })} isFirst />
        </Cell>
        <Cell caption="no picture">
          <BannerSlide
            banner={banner('5', lengthen(t('boundary.title')), { image: BROKEN_IMAGE, color: '#5b2a6b' })}
            isFirst
          />
        </Cell>
      </Specimen>
      <Specimen title="Marquee" isWide>
        <Cell caption="moved by hand, with reduced motion">
          <Marquee
            label={t('marquee.label')}
            pauseLabel={t('marquee.pause')}
            playLabel={t('marquee.play')}
            mayMove={false}
            content={() => <a href="#banners">{lengthen(t('boundary.text'))}</a>}
          />
        </Cell>
        <Cell caption="running">
          <Marquee
            label={lengthen(t('marquee.label'))}
            pauseLabel={t('marquee.pause')}
            playLabel={t('marquee.play')}
            mayMove
            content={(isCopy) => (
              <a href="#banners" tabIndex={isCopy ? -1 : undefined}>
                {t('lobby.empty.text')}
              </a>
            )}
          />
        </Cell>
      </Specimen>
      <Specimen title="Match">
        <Cell caption="today">
          <div className={styles.match}>
            <MatchCard match={match('1', 'North', 'South', NOON + HOUR_MS)} now={NOON} />
          </div>
        </Cell>
        <Cell caption="under way, long">
          <div className={styles.match}>
            <MatchCard
              match={match('2', lengthen('Northern Wanderers'), 'South', NOON - HOUR_MS)}
              now={NOON}
            />
          </div>
        </Cell>
      </Specimen>
    </>
  )
}
