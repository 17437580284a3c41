import { around, mirror, shine, starPoints, type Motif } from './ink'

const SUITS = {
  spade: 'M0-16C18 0 20 14 6 14L8 20H-8L-6 14C-20 14-18 0 0-16Z',
  heart: 'M0 18C-20 2-20-16-8-16-2-16 0-10 0-8 0-10 2-16 8-16 20-16 20 2 0 18Z',
  club: 'M0-18A9 9 0 0 1 8-4 9 9 0 1 1 4 10L8 20H-8L-4 10A9 9 0 1 1-8-4 9 9 0 0 1 0-18Z',
  diamond: 'M0-20 15 0 0 20-15 0Z',
} as const

type Suit = keyof typeof SUITS

const SUIT_NAMES = ['spade', 'heart', 'club', 'diamond'] as const
const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'] as const

/** Deals different cards for every game: suits in turn from a random start, random ranks. */
const dealt = (next: () => number, places: readonly string[]): string => {
  const first = Math.floor(next() * SUIT_NAMES.length)
  return places
    .map((place, index) =>
      card(
        RANKS[Math.floor(next() * RANKS.length)] ?? 'A',
        SUIT_NAMES[(first + index) % SUIT_NAMES.length] ?? 'spade',
        place,
      ),
    )
    .join('')
}

const card = (rank: string, suit: Suit, place: string) => {
  const colour = suit === 'heart' || suit === 'diamond' ? '#e0203f' : '#1a1c2c'
  return `<g transform="${place}"><rect x="-42" y="-60" width="84" height="120" rx="10" fill="#fff" stroke="#0003" stroke-width="3"/><g fill="${colour}"><text x="-34" y="-28" font-size="32" font-weight="800" font-family="Georgia,serif">${rank}</text><path d="${SUITS[suit]}" transform="translate(6 16) scale(1.7)"/></g></g>`
}

const chip = (colour: string, place: string) =>
  `<g transform="${place}"><circle r="40" fill="${colour}" stroke="#0004" stroke-width="3"/><circle r="34" fill="none" stroke="#fff" stroke-width="12" stroke-dasharray="13 22.6"/><circle r="24" fill="${colour}" stroke="#fff" stroke-width="3"/></g>`

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

const die = (value: number, place: string, face = '#fff', pip = '#d3122f') =>
  `<g transform="${place}"><rect x="-42" y="-42" width="84" height="84" rx="18" fill="${face}" stroke="#0004" stroke-width="3"/><path d="M-34 40H24Q40 40 40 24V-30C36 16 16 36-34 40Z" opacity=".12"/>${(PIPS[value - 1] ?? []).map(([x, y]) => `<circle cx="${x * 22}" cy="${y * 22}" r="${value === 1 ? 14 : 9}" fill="${pip}"/>`).join('')}</g>`

const wheel = (slices: number, colours: readonly string[], rim: string, dark: string) => {
  const step = (2 * Math.PI) / slices
  const [x, y] = [Math.round(84 * Math.sin(step / 2)), -Math.round(84 * Math.cos(step / 2))]
  const slice = (colour: string) => `<path d="M0 0 ${-x} ${y}A84 84 0 0 1 ${x} ${y}Z" fill="${colour}"/>`
  const parts = colours
    .map((colour, index) => around(slices / colours.length, slice(colour), (index * 360) / slices))
    .join('')
  return `<circle r="98" fill="${rim}" stroke="${dark}" stroke-width="4"/><circle r="86" fill="#0d0f16"/>${parts}`
}

const tile = (mark: string, colour: string, place: string) =>
  `<g transform="${place}"><rect x="-36" y="-44" width="76" height="104" rx="10" fill="#1f8a54"/><rect x="-40" y="-52" width="76" height="100" rx="10" fill="#fffdf2" stroke="#0003" stroke-width="2"/><text x="-2" y="20" text-anchor="middle" font-size="58" font-weight="700" fill="${colour}">${mark}</text></g>`

export const tables: Readonly<Record<string, Motif>> = {
  roulette: ({ metal, dark }) =>
    `${wheel(24, ['#c9162f', '#15171f'], metal, dark)}<circle r="84" fill="none" stroke="#ffe9b0" stroke-width="3"/><circle r="54" fill="#3a1b0c" stroke="#ffe9b0" stroke-width="4"/>${around(4, `<path d="M-5 0 0-48 5 0Z" fill="${metal}"/>`)}<circle r="17" fill="${metal}" stroke="${dark}" stroke-width="3"/><circle cx="44" cy="-50" r="9" fill="#fff"/>`,
  wheel: ({ metal, strong, dark, palette }) =>
    `${wheel(12, ['#f4283c', '#ffc53d', '#2f8df5', '#3fcf62'], metal, dark)}<circle r="84" fill="none" stroke="#fff" stroke-width="4"/><circle r="26" fill="${strong}" stroke="#fff" stroke-width="6"/><polygon points="${starPoints(5, 17, 7)}" fill="#fff"/><path d="M-18-102H18L0-66Z" fill="${palette.light}" stroke="${dark}" stroke-width="4"/>`,
  cards: ({ next }) =>
    dealt(next, ['translate(-42 8) rotate(-18)', 'translate(0 -8)', 'translate(44 12) rotate(18)']),
  blackjack: ({ metal, next }) =>
    `${card('A', SUIT_NAMES[Math.floor(next() * 4)] ?? 'spade', 'translate(-26 -4) rotate(-12) scale(1.15)')}${card(next() < 0.5 ? 'J' : 'K', SUIT_NAMES[Math.floor(next() * 4)] ?? 'heart', 'translate(36 10) rotate(12) scale(1.15)')}<g transform="translate(-56 66)"><circle r="30" fill="${metal}" stroke="#0005" stroke-width="3"/><text y="11" text-anchor="middle" font-size="30" font-weight="900" fill="#1a1c2c">21</text></g>`,
  duel: ({ dark, next }) =>
    `${dealt(next, ['translate(-40 0) rotate(-10) scale(1.1)', 'translate(40 0) rotate(10) scale(1.1)'])}<circle cy="20" r="32" fill="#f4283c" stroke="#ffe9b0" stroke-width="6"/><text y="32" text-anchor="middle" font-size="32" font-weight="900" font-style="italic" fill="#fff" stroke="${dark}" stroke-width="1">VS</text>`,
  crowncard: ({ metal, dark }) =>
    `${card('2', 'diamond', 'translate(-34 16) rotate(-14)')}${card('K', 'heart', 'translate(28 18) rotate(12) scale(1.1)')}<path d="M-40-52-26-30-10-66 6-34 22-62 26-22H-30Z" transform="translate(16 -24)" fill="${metal}" stroke="${dark}" stroke-width="4"/>`,
  chips: ({ next }) =>
    [
      ['#1b4fd8', 'translate(-48 52) scale(1 .62)'],
      ['#1b4fd8', 'translate(-48 38) scale(1 .62)'],
      ['#d3122f', 'translate(46 56) scale(1 .62)'],
      ['#d3122f', 'translate(46 42) scale(1 .62)'],
      ['#d3122f', 'translate(46 28) scale(1 .62)'],
    ]
      .map(([colour = '', place = '']) => chip(colour, place))
      .join('') +
    dealt(next, ['translate(-24 -34) rotate(-14)', 'translate(28 -36) rotate(12)']) +
    chip('#14161f', 'translate(0 60) scale(1 .8)'),
  dice: ({ next }) => {
    const roll = () => 1 + Math.floor(next() * 6)
    const turn = () => Math.round(next() * 40 - 20)
    return (
      die(roll(), `translate(-40 -22) rotate(${turn()}) scale(1.1)`) +
      die(roll(), `translate(46 -30) rotate(${turn()})`) +
      die(roll(), `translate(8 50) rotate(${turn()})`, '#e0203f', '#fff')
    )
  },
  beads: ({ metal, dark }) =>
    `<path d="M-88 30C-80-60 80-60 88 30Z" fill="${metal}" stroke="${dark}" stroke-width="4"/><path d="M-60-4C-44-36 0-42 20-36" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round" opacity=".6"/><circle cy="-46" r="13" fill="${metal}" stroke="${dark}" stroke-width="4"/>${[-66, -22, 22, 66].map((x) => `<circle cx="${x}" cy="62" r="18" fill="#fff" stroke="${dark}" stroke-width="3"/>`).join('')}`,
  mahjong: () =>
    tile('發', '#12824a', 'translate(-46 14) rotate(-12)') +
    tile('中', '#d3122f', 'translate(8 -16) scale(1.1)') +
    tile('萬', '#1d3fa8', 'translate(58 26) rotate(14)'),
  domino: () => {
    const half = (value: number, y: number) =>
      (PIPS[value - 1] ?? [])
        .map(([x, row]) => `<circle cx="${x * 16}" cy="${y + row * 16}" r="7" fill="#fff"/>`)
        .join('')
    const bone = (top: number, low: number, place: string) =>
      `<g transform="${place}"><rect x="-36" y="-72" width="72" height="144" rx="12" fill="#191b28" stroke="#fff5" stroke-width="3"/><path d="M-26 0H26" stroke="#ffd27a" stroke-width="3"/>${half(top, -36)}${half(low, 36)}</g>`
    return bone(6, 4, 'translate(-36 0) rotate(-16)') + bone(5, 3, 'translate(38 8) rotate(14)')
  },
  ludo: ({ dark }) =>
    `<rect x="-88" y="-88" width="176" height="176" rx="18" fill="#fff" stroke="${dark}" stroke-width="4"/>${['#e0203f', '#2f9a44', '#f5b301', '#2560e0'].map((colour, index) => `<g transform="rotate(${index * 90})"><path d="M-82-82H-22V-22H-82Z" fill="${colour}"/><circle cx="-52" cy="-52" r="19" fill="#fff"/><circle cx="-52" cy="-52" r="11" fill="${colour}"/><path d="M-8-82H8V-8L0 0-8-8Z" fill="${colour}"/></g>`).join('')}<path d="M-82-22H82M-82 22H82M-22-82V82M22-82V82" stroke="#0003" stroke-width="2"/>`,
  chess: ({ metal, dark }) =>
    `<path d="M-52 88H52V66H40C38 36 44 20 50-4 58-44 30-82-8-88L-6-66C-34-60-52-34-66-8-70 4-58 20-44 16-34 14-26 4-14 6-14 30-40 40-42 66H-52Z" fill="${metal}" stroke="${dark}" stroke-width="5" stroke-linejoin="round"/><circle cx="-12" cy="-36" r="7" fill="${dark}"/><path d="M14-70C40-50 42-10 28 40" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".55"/>`,
  pad: ({ strong, metal, dark }) =>
    `<path d="M-54-44H54C88-44 98 20 96 54 92 80 62 72 44 40H-44C-62 72-92 80-96 54-98 20-88-44-54-44Z" fill="#1c2033" stroke="${metal}" stroke-width="6"/><path d="M-58-22H-42V-8H-28V8H-42V22H-58V8H-72V-8H-58Z" fill="${metal}"/><g stroke="${dark}" stroke-width="2"><circle cx="50" cy="-20" r="10" fill="#ff4d6a"/><circle cx="50" cy="20" r="10" fill="#3fcf62"/><circle cx="30" r="10" fill="#ffc53d"/><circle cx="70" r="10" fill="#3fa9ff"/></g><rect x="-14" y="-14" width="28" height="12" rx="6" fill="${strong}"/>`,
  crosshair: ({ strong, metal }) =>
    `<circle r="72" fill="#0007" stroke="${metal}" stroke-width="10"/><circle r="44" fill="none" stroke="${strong}" stroke-width="6" stroke-dasharray="46 23"/>${around(4, `<path d="M-5-98H5V-56H-5Z" fill="${metal}"/>`)}<circle r="10" fill="#ff3d55"/>${shine(72)}`,
  wheelcar: ({ strong, metal, dark }) =>
    `<path d="M-96 40C-92 14-70 8-52 4L-26-34C-10-46 40-44 52-30L72 2C92 8 98 20 96 40Z" fill="${strong}" stroke="${dark}" stroke-width="4"/><path d="M-34 2-14-28H8V2ZM18 2V-28H40L56 2Z" fill="#d8f3ff"/><path d="M-92 26H92" stroke="${metal}" stroke-width="7"/>${mirror(`<circle cx="52" cy="44" r="27" fill="#14161f"/><circle cx="52" cy="44" r="14" fill="${metal}"/>`)}<path d="M-98-6H-74M-98-26H-60" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"/>`,
  swords: ({ metal, strong, dark }) =>
    mirror(
      `<g transform="rotate(42)"><path d="M-9-98 0-110 9-98V34H-9Z" fill="#eef3ff" stroke="${dark}" stroke-width="3"/><path d="M0-108V34H9V-98Z" fill="#b4c0dc"/><rect x="-30" y="32" width="60" height="13" rx="6" fill="${metal}" stroke="${dark}" stroke-width="3"/><rect x="-7" y="44" width="14" height="40" rx="6" fill="${strong}" stroke="${dark}" stroke-width="3"/></g>`,
    ),
  shield: ({ metal, strong, dark }) =>
    `<path d="M0-94C30-74 60-68 84-68 88 10 56 66 0 96-56 66-88 10-84-68-60-68-30-74 0-94Z" fill="${metal}" stroke="${dark}" stroke-width="5"/><path d="M0-72C26-56 46-52 66-50 66 8 42 50 0 74-42 50-66 8-66-50-46-52-26-56 0-72Z" fill="${strong}"/><path d="M0-72C-26-56-46-52-66-50-66 8-42 50 0 74Z" fill="#fff" opacity=".18"/><polygon points="${starPoints(5, 42, 18)}" fill="#fff"/>`,
}
