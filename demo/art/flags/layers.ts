import { HEIGHT, rect, WIDTH, type Shape } from './shapes'

export interface Layer {
  /** `#rrggbb`. */
  readonly colour: string
  readonly shape: Shape
}

/** Layers are painted in order; uncovered parts are white. */
export type Flag = readonly Layer[]

export const layer = (colour: string, shape: Shape): Layer => ({ colour, shape })

export const whole = (colour: string): Layer => layer(colour, rect(0, 0, WIDTH, HEIGHT))

type Stripe = readonly [colour: string, share: number]

/** Horizontal stripes from the top; the shares are relative to each other. */
export const lying = (...stripes: readonly Stripe[]): Flag =>
  laid(stripes, HEIGHT).map(({ colour, from, size }) => layer(colour, rect(0, from, WIDTH, size)))

/** Vertical stripes from the hoist. */
export const verticalStripes = (...stripes: readonly Stripe[]): Flag =>
  laid(stripes, WIDTH).map(({ colour, from, size }) => layer(colour, rect(from, 0, size, HEIGHT)))

function laid(stripes: readonly Stripe[], room: number) {
  const total = stripes.reduce((sum, [, share]) => sum + share, 0)
  let from = 0
  return stripes.map(([colour, share]) => {
    const size = (share / total) * room
    from += size
    return { colour, from: from - size, size }
  })
}
