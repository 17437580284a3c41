/** The colours of one cover: from the darkest corner to the light on the subject. */
export interface Palette {
  /** Dominant and dark: shown on a card until the image has loaded. */
  readonly deep: string
  readonly mid: string
  readonly glow: string
  /** The subject's own metal or skin, light and shaded. */
  readonly light: string
  readonly shade: string
}

const palette = (deep: string, mid: string, glow: string, light: string, shade: string): Palette => ({
  deep,
  mid,
  glow,
  light,
  shade,
})

export const PALETTES: readonly Palette[] = [
  palette('#4a0d14', '#a3162a', '#ff6a3d', '#ffe08a', '#d8821c'), // 0 cinnabar and gold
  palette('#2a0f4f', '#6a22b8', '#d36bff', '#ffe7a3', '#e29a2c'), // 1 violet night and gold
  palette('#04304e', '#0a6aa8', '#3fd6ff', '#e2fbff', '#4fb4e6'), // 2 deep water and silver
  palette('#0c3b2a', '#127a50', '#5ff0a0', '#ffeaa0', '#d99a24'), // 3 jade and gold
  palette('#5a2206', '#c0560e', '#ffc53d', '#fff2b8', '#f0a21a'), // 4 amber
  palette('#3d0a36', '#b01873', '#ff6fb5', '#ffe9c4', '#f0a040'), // 5 magenta and rose gold
  palette('#0a1a4a', '#2546c4', '#7aa2ff', '#ffedb0', '#e3a530'), // 6 royal blue and gold
  palette('#1b1035', '#4b2fa0', '#ffb45e', '#ffeccb', '#e8863a'), // 7 dusk and copper
  palette('#06363a', '#0c8f8a', '#7dffe0', '#fff3c2', '#dfa83a'), // 8 lagoon and gold
  palette('#3a1208', '#8f2f12', '#ff9a4d', '#ffe2b0', '#e0682a'), // 9 ember and copper
  palette('#101a2e', '#2c4a72', '#a8d4ff', '#f6faff', '#8fb0d8'), // 10 steel
  palette('#123a1c', '#2a8a34', '#b8f04a', '#fff6c4', '#e0b030'), // 11 pitch and gold
]

const FALLBACK = palette('#101426', '#2c3a6a', '#7aa2ff', '#ffffff', '#9db2e8') // night blue

/** Returns the palette at an index, or a fallback for an unknown index. */
export const paletteAt = (index: number): Palette => PALETTES[index] ?? FALLBACK

const EVERY: readonly number[] = PALETTES.map((_, index) => index)

const BY_MOTIF: Readonly<Record<string, readonly number[]>> = {
  dragon: [0, 3, 4, 1],
  phoenix: [0, 9, 5],
  tiger: [4, 9, 3, 6],
  koi: [2, 8, 6],
  lantern: [0, 9, 1],
  rose: [5, 0, 1],
  volcano: [9, 7],
  melon: [3, 11, 8],
  cherry: [5, 1, 6],
  lemon: [11, 8, 6],
  clover: [3, 11],
  ruby: [0, 5, 7],
  sapphire: [6, 2, 10],
  heart: [5, 1, 0],
  pharaoh: [4, 6, 7],
  pyramid: [7, 4, 9],
  viking: [10, 6, 2],
}

// A name with a colour word gets that colour.
const BY_WORD: Readonly<Record<string, readonly number[]>> = {
  Golden: [0, 4, 1],
  Scarlet: [0],
  Crimson: [0],
  Azure: [6, 2],
  Sapphire: [6, 2],
  Jade: [3],
  Emerald: [3],
  Blazing: [9, 0, 4],
  Frozen: [2, 10],
  Arctic: [10, 2],
  Moonlit: [10, 6],
  Moonlight: [6, 1],
  Midnight: [1, 7],
  Ocean: [2, 8],
  Desert: [4, 9],
  Neon: [5, 1],
  Velvet: [5, 1],
  Volcanic: [9],
  Bamboo: [3, 11],
  Sunrise: [4, 9],
  Rainbow: [5, 1],
}

const BY_VENDOR: Readonly<Record<string, readonly number[]>> = {
  PEARL: [1, 6, 7],
  ATRM: [3, 8, 10],
  VELV: [0, 5, 9],
  LOTT: [0, 4, 6, 1],
  TCG_LOTTO_VN: [0, 9, 4],
  ELOTT: [1, 5, 6, 8],
  TCG_SEA: [8, 2, 3],
  PVP: [3, 0, 6, 4],
  TEAH: [3, 11, 9, 7],
  REEF: [2, 8, 6],
  TIDE: [2, 8, 1, 6],
  BTI: [11, 3, 10],
  STRK: [11, 6, 9],
  ARNA: [1, 6, 10, 5],
}

/**
 * Returns the palettes that suit a game: by a colour in its English name, else the vendor's style, else its motif.
 */
export function palettesOf(name: string, motif: string, vendor: string): readonly number[] {
  return BY_WORD[name.split(' ')[0] ?? ''] ?? BY_VENDOR[vendor] ?? BY_MOTIF[motif] ?? EVERY
}
