import type { Ink, Motif } from './ink'

const COLOURS = ['#e0203f', '#2560e0', '#f5a301', '#2f9a44', '#8a3fe0', '#e8581a', '#0fa3a8'] as const

/** Shared by all balls, at a radius of 40: shade, white disc and highlight. */
const GLOSS =
  '<g id="o"><path d="M-37 12A40 40 0 0 0 40 0 48 48 0 0 1-37 12Z" opacity=".22"/><circle r="22" fill="#fff"/><ellipse cx="-14" cy="-25" rx="14" ry="7" fill="#fff" opacity=".75" transform="rotate(-28 -14 -25)"/></g>'

type Place = readonly [x: number, y: number, radius: number]

/** Draws numbered balls with distinct numbers, from the game's random generator. */
function hand(places: readonly Place[], highest: number, { next }: Ink): string {
  const first = Math.floor(next() * COLOURS.length)
  const used = new Set<number>()
  const balls = places.map(([x, y, radius], index) => {
    let number = Math.floor(next() * (highest + 1))
    while (used.has(number)) number = (number + 1) % (highest + 1)
    used.add(number)
    const colour = COLOURS[(first + index) % COLOURS.length] ?? COLOURS[0]
    const gloss = index === 0 ? GLOSS : '<use href="#o"/>'
    return `<g transform="translate(${x} ${y}) scale(${(radius / 40).toFixed(2)})"><circle r="40" fill="${colour}"/>${gloss}<text y="10">${number}</text></g>`
  })
  return `<g font-size="29" text-anchor="middle" font-weight="800" font-family="Arial,sans-serif">${balls.join('')}</g>`
}

const CAR =
  '<g id="c"><path d="M-14-8-4-19H8V-8ZM14-8V-19H20L29-8Z" fill="#dff6ff"/><g fill="#14161f" stroke="#ccd" stroke-width="4"><circle cx="-32" cy="15" r="12"/><circle cx="34" cy="15" r="12"/></g><path d="M-94 0H-70M-88 14H-72" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/><circle cy="4" r="10" fill="#fff"/></g>'

function grid({ metal, dark, next }: Ink): string {
  const cells = Array.from({ length: 16 }, (_, index) => ({
    x: (index % 4) * 42 - 63,
    y: Math.floor(index / 4) * 42 - 63,
    isHit: next() < 0.3,
    number: 1 + ((index * 5 + Math.floor(next() * 5)) % 80),
  }))
  const squares = (isHit: boolean, colour: string) =>
    `<path stroke="${colour}" d="${cells.map((cell) => (cell.isHit === isHit ? `M${cell.x} ${cell.y}h0` : '')).join('')}"/>`
  const numbers = cells.map(
    (cell) =>
      `<text x="${cell.x}" y="${cell.y + 7}"${cell.isHit ? ' fill="#fff"' : ''}>${cell.number}</text>`,
  )
  return `<g transform="rotate(-5)"><rect x="-94" y="-94" width="188" height="188" rx="18" fill="${metal}" stroke="${dark}" stroke-width="4"/><g stroke-width="36" stroke-linecap="square">${squares(false, '#fff')}${squares(true, '#f4283c')}</g><g font-size="19" font-weight="800" text-anchor="middle" fill="#333a52">${numbers.join('')}</g></g>`
}

function cars({ next }: Ink): string {
  const first = Math.floor(next() * COLOURS.length)
  const drawn = [-48, 6, 60].map((y, index) => {
    const colour = COLOURS[(first + index) % COLOURS.length] ?? COLOURS[0]
    const details = index === 0 ? CAR : '<use href="#c"/>'
    return `<g transform="translate(${Math.round(next() * 44 - 18)} ${y})"><path d="M-60 14C-56-4-36-6-24-8L-8-24H22L36-8C52-6 60 0 62 14Z" fill="${colour}"/>${details}<text y="9">${1 + Math.floor(next() * 10)}</text></g>`
  })
  return `<g font-size="14" font-weight="800" text-anchor="middle">${drawn.join('')}</g>`
}

export const draws: Readonly<Record<string, Motif>> = {
  balls3: (ink) =>
    hand(
      [
        [-48, 22, 46],
        [48, 26, 44],
        [2, -44, 48],
      ],
      9,
      ink,
    ),
  balls4: (ink) =>
    hand(
      [
        [-50, -38, 42],
        [46, -44, 40],
        [-44, 48, 42],
        [50, 42, 44],
      ],
      9,
      ink,
    ),
  balls5: (ink) =>
    hand(
      [
        [-58, -46, 36],
        [58, -46, 36],
        [-54, 52, 36],
        [56, 52, 36],
        [0, 0, 44],
      ],
      9,
      ink,
    ),
  lotto: (ink) =>
    `<path d="M-58 74H58L70 98H-70Z" fill="${ink.metal}" stroke="${ink.dark}" stroke-width="4"/><circle cy="-8" r="88" fill="${ink.dark}" fill-opacity=".55" stroke="${ink.metal}" stroke-width="9"/>${hand(
      [
        [-42, 20, 27],
        [14, 42, 27],
        [46, 2, 26],
        [-6, -14, 27],
        [-48, -38, 24],
        [30, -52, 25],
      ],
      45,
      ink,
    )}<path d="M-62-44A76 76 0 0 1-6-82" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"/>`,
  keno: grid,
  racing: cars,
}
