/** The colours of one cover: from the darkest corner to the light on the subject. */
export interface Palette {
  /** Dominant and dark: what a card shows until the picture is there. */
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
  palette('#2a0f4f', '#6a22b8', '#e05cff', '#ffd9ff', '#b04bd8'), // 1 violet night
  palette('#04304e', '#0a6aa8', '#3fd6ff', '#d8fbff', '#2f9fd6'), // 2 deep water
  palette('#0c3b2a', '#127a50', '#5ff0a0', '#eaffd0', '#48b873'), // 3 jade
  palette('#5a2a06', '#c2620e', '#ffc53d', '#fff2b8', '#f09a1a'), // 4 amber
  palette('#3d0a36', '#b01873', '#ff6fb5', '#ffe3ef', '#e8458f'), // 5 magenta
  palette('#0a1a4a', '#2546c4', '#7aa2ff', '#e6eeff', '#5b7de8'), // 6 royal blue
  palette('#1b1035', '#4b2fa0', '#ffb45e', '#ffeccb', '#e8863a'), // 7 dusk
  palette('#06363a', '#0c8f8a', '#7dffe0', '#e4fff6', '#2fc9ac'), // 8 lagoon
  palette('#3a1208', '#8f2f12', '#ff9a4d', '#ffe2b0', '#e0682a'), // 9 ember
  palette('#101a2e', '#2c4a72', '#a8d4ff', '#f4faff', '#86aed6'), // 10 steel
  palette('#123a1c', '#2a8a34', '#b8f04a', '#f4ffcf', '#6fc030'), // 11 pitch
]

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

/** Which palettes suit a motif, else the vendor's house style, else any. */
export function palettesOf(motif: string, vendor: string): readonly number[] {
  return BY_VENDOR[vendor] ?? BY_MOTIF[motif] ?? EVERY
}
