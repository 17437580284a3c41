import { paletteAt, type Palette } from '../../../art/palettes'
import { motifOf } from '../../../art/motifs/motif-of'

export type Language = 'EN' | 'CN' | 'UR'

export interface Theme {
  readonly title: string
  readonly language: Language
  readonly motif: string
  readonly palette: Palette
}

const TAGS = { EN: 'en', CN: 'zh-Hans-CN', UR: 'ur' } as const
const LONGEST_TITLE = 60

/** Reads title, motif, palette and language from the URL and applies them to the document. */
export function applyTheme(): Theme {
  const query = new URLSearchParams(location.search)
  const asked = query.get('language')
  const language: Language = asked === 'CN' || asked === 'UR' ? asked : 'EN'
  const title = (query.get('title') ?? 'Lucky Harbour').slice(0, LONGEST_TITLE)
  const palette = paletteAt(Number(query.get('palette') ?? 0))
  const { documentElement: root } = document
  root.lang = TAGS[language]
  root.dir = language === 'UR' ? 'rtl' : 'ltr'
  document.title = title
  for (const [name, colour] of Object.entries(palette)) root.style.setProperty(`--${name}`, String(colour))
  return { title, language, palette, motif: query.get('motif') ?? 'star' }
}

/**
 * A motif of the cover as an image of `size` pixels, drawn once into a canvas that is cheap to copy.
 * @param onDrawn called when its image has loaded: until then the canvas is empty
 */
export function stamp(
  motif: string,
  palette: Palette,
  size: number,
  onDrawn: () => void = () => undefined,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const drawn = motifOf(
    motif,
    '',
  )({ palette, metal: 'url(#m)', strong: 'url(#s)', dark: '#140a12', next: () => 0.4 })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-112 -112 224 224"><defs><linearGradient id="m" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".3" stop-color="${palette.light}"/><stop offset="1" stop-color="${palette.shade}"/></linearGradient><linearGradient id="s" x2="0" y2="1"><stop stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.mid}"/></linearGradient></defs>${drawn}</svg>`
  const image = new Image(size, size)
  image.onload = () => {
    canvas.getContext('2d')?.drawImage(image, 0, 0, size, size)
    onDrawn()
  }
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return canvas
}
