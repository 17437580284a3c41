import { hashOf } from '#gateway/seeded-random'
import type { Palette } from '../palettes'

/** Paints of a motif. Motifs are drawn around 0,0 and reach to about 95 on every side. */
export interface Ink {
  readonly palette: Palette
  /** The subject's metal or skin, lit from above. */
  readonly metal: string
  /** The palette's strong colour, lit from above. */
  readonly strong: string
  /** Outlines and hollows. */
  readonly dark: string
  /** This game's random generator, for numbers, ranks and faces. */
  readonly next: () => number
}

export type Motif = (ink: Ink) => string

/** A shape and its mirror image. */
export const mirror = (shape: string): string => {
  const id = idOf(shape)
  return `<g id="${id}">${shape}</g><use href="#${id}" transform="scale(-1 1)"/>`
}

/** Repeats a shape `count` times around 0,0, over an `arc` of it, or around another `centre` (` x y`). */
export const around = (count: number, shape: string, from = 0, arc = 360, centre = ''): string => {
  const id = idOf(shape)
  const turn = (index: number) => `rotate(${Math.round((from + (arc / count) * index) * 10) / 10}${centre})`
  const others = Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#${id}" transform="${turn(index + 1)}"/>`,
  )
  return `<g transform="${turn(0)}"><g id="${id}">${shape}</g></g>${others.join('')}`
}

/** The same shape has the same id, so it can be drawn twice in one image. */
const idOf = (shape: string) => `_${hashOf(shape).toString(36)}`

/** The points of a star, or of a spiky disc, around 0,0. */
export const starPoints = (points: number, outer: number, inner: number): string =>
  Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner
    const angle = (Math.PI * index) / points - Math.PI / 2
    return `${Math.round(radius * Math.cos(angle))},${Math.round(radius * Math.sin(angle))}`
  }).join(' ')

/** A soft highlight over the upper half of a round subject. */
export const shine = (radius: number): string =>
  `<ellipse cx="${-radius * 0.28}" cy="${-radius * 0.48}" rx="${radius * 0.5}" ry="${radius * 0.3}" fill="#fff" opacity=".45" transform="rotate(-28)"/>`
