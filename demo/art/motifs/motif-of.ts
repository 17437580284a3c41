import { creatures } from './creatures'
import { devices } from './devices'
import { draws } from './draws'
import type { Motif } from './ink'
import { sea } from './sea'
import { sports } from './sports'
import { tables } from './tables'
import { treasures } from './treasures'
import { wonders } from './wonders'

const MOTIFS: ReadonlyMap<string, Motif> = new Map(
  [creatures, treasures, wonders, tables, sea, draws, devices].flatMap((group) => Object.entries(group)),
)

const SPORTS: ReadonlyMap<string, Motif> = new Map(Object.entries(sports))

const STAR: Motif = () => ''

/** Returns the drawing of a motif. Racing is a horse among sports and cars among lotteries. */
export function motifOf(name: string, classify: string): Motif {
  return (
    (classify === 'SPORTS' ? SPORTS.get(name) : undefined) ?? MOTIFS.get(name) ?? MOTIFS.get('star') ?? STAR
  )
}
