import { layer, whole, type Flag, type Layer } from './layers'
import { both, disc, either, placed, rect, without, type Point, type Shape } from './shapes'

const TILT = (Math.atan2(20, 30) * 180) / Math.PI

/** Half of the taegeuk: a half disc with a smaller disc added at one end and cut out at the other. */
const taegeuk: Shape = placed(
  either(
    without(
      both(disc(0, 0, 5), (_, y) => y < 0),
      disc(2.5, 0, 2.5),
    ),
    disc(-2.5, 0, 2.5),
  ),
  [15, 10],
  TILT,
)

/** Three bars, each whole or broken, outermost first. */
function trigram(at: Point, degrees: number, bars: readonly ('whole' | 'broken')[]): readonly Layer[] {
  return bars.map((kind, index) => {
    const line = rect(-2.5, -1.67 + index * 1.25, 5, 0.83)
    return layer(
      '#000000',
      placed(kind === 'whole' ? line : without(line, rect(-0.21, -3, 0.42, 6)), at, degrees),
    )
  })
}

/** Taegeukgi: four trigrams (heaven, earth, water, fire) around the taegeuk. */
export const KOREA: Flag = [
  whole('#ffffff'),
  layer('#0047a0', disc(15, 10, 5)),
  layer('#cd2e3a', taegeuk),
  ...trigram([7.7, 5.15], -90 + TILT, ['whole', 'whole', 'whole']),
  ...trigram([22.3, 14.85], -90 + TILT, ['broken', 'broken', 'broken']),
  ...trigram([22.3, 5.15], 90 - TILT, ['broken', 'whole', 'broken']),
  ...trigram([7.7, 14.85], 90 - TILT, ['whole', 'broken', 'whole']),
]
