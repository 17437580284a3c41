import { ContinueSection } from '../../features/lobby/shelves/continue-section'
import { GameTile } from '../../features/lobby/tiles/game-tile'
import { LobbyScopeContext } from '../../features/lobby/page/lobby-scope'
import { useTranslation } from '../../i18n/use-translation'
import { Cover } from '../../ui/media/cover'
import { BROKEN_IMAGE, FAVOURITE, game, lengthen, sampleImage } from '../samples'
import { Cell, Specimen } from '../specimen'
import styles from './samples.module.css'

const SCOPE = { isMember: false, vendorNames: new Map([['SAMPLE', 'Sample Studio']]) }
const FORCED = ['hover', 'focus-visible', 'active'] as const

export const Tiles = () => {
  const t = useTranslation()
  return (
    <LobbyScopeContext value={SCOPE}>
      <Specimen title="Cover">
        <CoverCell caption="picture" src={sampleImage(200)} name="Blue Lagoon" colour="#14507a" />
        <CoverCell caption="on its way" src="" name="" colour="#7a1450" />
        <CoverCell caption="cannot be had" src={BROKEN_IMAGE} name="Red Desert" colour="#8c2f1b" />
        <CoverCell caption="no colour" src="" name="Green Garden" colour="" />
        <CoverCell caption="another script" src="" name="金龙" colour="" />
      </Specimen>
      <Specimen title="Tile">
        <TileCell caption="rest" tile={game('1', 'Blue Lagoon', { image: sampleImage(200) })} />
        {FORCED.map((force, place) => (
          <TileCell
            key={force}
            caption={force}
            force={force}
            tile={game(`f${String(place)}`, 'Red Desert', { image: sampleImage(10) })}
          />
        ))}
        <TileCell
          caption="new, trial"
          tile={game('2', 'Palms', { image: sampleImage(120), isNew: true, hasTrial: true })}
        />
        <TileCell
          caption="hot, favourite"
          tile={game(FAVOURITE, 'Embers', { image: sampleImage(30), isHot: true })}
        />
        <TileCell
          caption="no picture"
          tile={game('4', 'Night Train', { color: '#2a2f6b', hasTrial: true })}
        />
        <TileCell
          caption="long"
          tile={game('5', lengthen(t('boundary.title')), { image: sampleImage(280), isNew: true })}
        />
      </Specimen>
      <Specimen title="Recently played" isWide>
        <ContinueSection
          games={[
            game('6', 'Blue Lagoon', { image: sampleImage(200) }),
            game('7', lengthen(t('boundary.title')), { image: sampleImage(320) }),
          ]}
        />
      </Specimen>
    </LobbyScopeContext>
  )
}

interface CoverCellProps {
  readonly caption: string
  readonly src: string
  readonly name: string
  readonly colour: string
}

const CoverCell = ({ caption, ...cover }: CoverCellProps) => (
  <Cell caption={caption}>
    <span className={styles.cover}>
      <Cover {...cover} isEager />
    </span>
  </Cell>
)

interface TileCellProps {
  readonly caption: string
  readonly force?: (typeof FORCED)[number]
  readonly tile: ReturnType<typeof game>
}

const TileCell = ({ caption, force, tile }: TileCellProps) => (
  <Cell caption={caption} {...(force && { force })}>
    <div className={styles.tile}>
      <GameTile game={tile} isEager />
    </div>
  </Cell>
)
