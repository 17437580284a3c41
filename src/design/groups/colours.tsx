import { contrast, mix, type Rgb } from '../../ui/accent'
import { useDesign } from '../design-context'
import { Figure } from '../figure'
import { Specimen } from '../specimen'
import styles from './samples.module.css'

const SURFACES = ['ground', 'surface', 'surface-2', 'surface-3', 'accent', 'mark', 'warm', 'danger-soft']

const READING = ['text', 'text-2', 'text-3', 'accent-text', 'danger'] as const
const GROUNDS = ['ground', 'surface', 'surface-2'] as const

/** Text colour, its background, and the layer below a translucent background. */
const SPECIAL = [
  { ink: 'on-accent', on: 'accent', under: 'ground' },
  { ink: 'on-warm', on: 'warm', under: 'ground' },
  { ink: 'danger', on: 'danger-soft', under: 'ground' },
  { ink: 'accent-text', on: 'accent-soft', under: 'ground' },
  { ink: 'accent-text', on: 'accent-soft', under: 'surface' },
  { ink: 'accent-text', on: 'accent-soft', under: 'surface-2' },
  { ink: 'on-mark', on: 'mark', under: 'surface' },
] as const

export const Colours = () => {
  const { style, accent } = useDesign()
  return (
    <>
      <Specimen title="Surfaces">
        {SURFACES.map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </Specimen>
      <Specimen title="Ink on surfaces">
        {GROUNDS.map((on) =>
          READING.map((ink) => <Pair key={`${style}${accent}${ink}${on}`} ink={ink} on={on} under={on} />),
        )}
      </Specimen>
      <Specimen title="Ink on colour">
        {SPECIAL.map((pair) => (
          <Pair key={`${style}${accent}${pair.ink}${pair.on}${pair.under}`} {...pair} />
        ))}
      </Specimen>
    </>
  )
}

const Swatch = ({ name }: { readonly name: string }) => (
  <Figure caption={name}>
    <div className={styles.swatch} style={{ background: `var(--${name})` }} />
  </Figure>
)

interface PairProps {
  readonly ink: string
  readonly on: string
  readonly under: string
}

const Pair = ({ ink, on, under }: PairProps) => (
  <Figure
    caption={
      <>
        {ink}
        <br />
        {under === on ? on : `${on}, ${under}`}
      </>
    }
  >
    <div className={styles.under} style={{ background: `var(--${under})` }}>
      <div
        ref={(element) => {
          if (element) sayRatio(element)
        }}
        className={styles.pair}
        style={{ background: `var(--${on})`, color: `var(--${ink})` }}
        data-pair={`${ink} on ${on} over ${under}`}
      />
    </div>
  </Figure>
)

/** Reads the computed tokens from the browser, so the number always matches what is seen. */
const sayRatio = (element: HTMLElement): void => {
  const { color, backgroundColor } = getComputedStyle(element)
  const below = element.parentElement ? getComputedStyle(element.parentElement).backgroundColor : color
  const [ground, alpha] = channels(backgroundColor)
  const ratio = contrast(channels(color)[0], mix(channels(below)[0], ground, alpha))
  element.dataset['ratio'] = ratio.toFixed(2)
  element.textContent = ratio.toFixed(1)
}

const channels = (colour: string): readonly [Rgb, number] => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/gu)?.map(Number) ?? []
  return [[red, green, blue], alpha]
}
