import { accentTokens, contrast, parseHex, type Rgb } from '../../ui/accent'
import styles from './form.module.css'

const LIGHT: Rgb = [255, 255, 255]
const DARK: Rgb = [18, 23, 39]
const PALE = 1.5 // a button's fill next to the page

/** The shades that the app makes of an accent, with their contrast. */
export const AccentFacts = ({ accent }: { readonly accent: string }) => {
  const tokens = accentTokens(accent)
  const rgb = parseHex(accent)
  if (!tokens || !rgb) return null
  const shades = [
    { name: 'Text on it', text: tokens['--on-accent'], ground: tokens['--accent'] },
    { name: 'As text, light', text: tokens['--accent-on-light'], ground: toCss(LIGHT) },
    { name: 'As text, dark', text: tokens['--accent-on-dark'], ground: toCss(DARK) },
  ]
  const pale = [
    ...(contrast(rgb, LIGHT) < PALE ? ['light'] : []),
    ...(contrast(rgb, DARK) < PALE ? ['dark'] : []),
  ]
  return (
    <>
      <ul className={styles.shades}>
        {shades.map(({ name, text, ground }) => (
          <li key={name} className={styles.shade} style={{ color: text, backgroundColor: ground }}>
            {name} {ratioOf(text, ground)}
          </li>
        ))}
      </ul>
      {pale.length > 0 && (
        <p className={styles.warning}>
          Buttons in this colour are hard to see in the {pale.join(' and ')} style. Their text stays readable.
        </p>
      )}
    </>
  )
}

const toCss = (rgb: Rgb): string => `rgb(${rgb.join(', ')})`

function ratioOf(text = '', ground = ''): string {
  const [a, b] = [text, ground].map((css): Rgb => {
    const [red = 0, green = 0, blue = 0] = (css.match(/\d+/gu) ?? []).map(Number)
    return [red, green, blue]
  })
  return a && b ? `${contrast(a, b).toFixed(1)} : 1` : ''
}
