import { around, mirror } from './motifs/ink'
import type { Palette } from './palettes'

interface Scene {
  readonly palette: Palette
  readonly next: () => number
}

type Backdrop = (scene: Scene) => string

/** Draws the background of each kind of game. */
export function backdropOf(classify: string): Backdrop {
  return BACKDROPS[classify] ?? slots
}

const rays: Backdrop = ({ palette }) =>
  `<g transform="translate(150 158)" fill="${palette.glow}" opacity=".22">${around(12, '<path d="M0 0-34-320H34Z"/>')}</g>`

const reels: Backdrop = ({ palette }) =>
  `<g fill="${palette.deep}" opacity=".55">${[16, 108, 200].map((x) => `<rect x="${x}" y="24" width="84" height="262" rx="12"/>`).join('')}</g><g fill="${palette.light}" opacity=".13">${[16, 108, 200].map((x) => `<rect x="${x}" y="112" width="84" height="86"/>`).join('')}</g>`

const rings: Backdrop = ({ palette }) =>
  `<g fill="none" stroke="${palette.glow}" opacity=".35">${[96, 126, 160, 200].map((radius, index) => `<circle cx="150" cy="158" r="${radius}" stroke-width="${14 - index * 3}"/>`).join('')}</g>`

const hills: Backdrop = ({ palette }) =>
  `<circle cx="224" cy="76" r="52" fill="${palette.light}" opacity=".55"/><path d="M0 220C60 150 110 200 150 190 210 170 250 130 300 190V400H0Z" fill="${palette.deep}" opacity=".5"/><path d="M0 270C70 220 150 270 200 240 240 220 270 230 300 250V400H0Z" fill="${palette.deep}" opacity=".6"/>`

const palace: Backdrop = ({ palette }) =>
  `<g transform="translate(150 0)" fill="${palette.deep}" opacity=".5">${mirror('<path d="M96 0H132V300H96ZM86 288H142V310H86ZM86 16H142V34H86Z"/>')}<path d="M-150 0H150V60C100 14 60 10 0 10S-100 14-150 60Z"/></g>${rays({ palette, next: () => 0 })}`

const night: Backdrop = ({ palette, next }) =>
  dots(next, 9, 2, '#fff') + dots(next, 7, 4, palette.light) + dots(next, 4, 6, '#fff')

/** Round dots at random positions, as one path. */
const dots = (next: () => number, count: number, width: number, colour: string) =>
  `<path d="${Array.from({ length: count }, () => `M${Math.round(next() * 300)} ${Math.round(next() * 280)}h0`).join('')}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity=".7"/>`

const SLOT_SCENES: readonly Backdrop[] = [rays, reels, rings, hills, palace, night]

const slots: Backdrop = (scene) => (SLOT_SCENES[Math.floor(scene.next() * SLOT_SCENES.length)] ?? rays)(scene)

const casino: Backdrop = ({ palette, next }) => {
  const lights = Array.from(
    { length: 10 },
    () =>
      `<circle cx="${Math.round(next() * 300)}" cy="${Math.round(next() * 150)}" r="${Math.round(8 + next() * 20)}" fill="${next() < 0.5 ? palette.glow : palette.light}" opacity=".16"/>`,
  ).join('')
  return `${lights}<path d="M60-20-10 300H150ZM240-20 310 300H150Z" fill="${palette.light}" opacity=".1"/><ellipse cx="150" cy="330" rx="230" ry="130" fill="${palette.deep}" opacity=".75"/><ellipse cx="150" cy="330" rx="212" ry="114" fill="${palette.mid}"/><ellipse cx="150" cy="330" rx="196" ry="102" fill="none" stroke="${palette.light}" stroke-width="3" opacity=".5"/>`
}

const water: Backdrop = ({ palette, next }) => {
  const bubbles = Array.from(
    { length: 9 },
    () =>
      `<circle cx="${Math.round(next() * 300)}" cy="${Math.round(next() * 290)}" r="${Math.round(3 + next() * 11)}"/>`,
  ).join('')
  const coral = Math.round(next() * 40)
  return `<path d="M40-10-40 320H40L90-10ZM140-10 110 320H190L180-10ZM230-10 270 320H340L260-10Z" fill="${palette.light}" opacity=".16"/><g fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".6" stroke-width="2">${bubbles}</g><path d="M0 400V${260 + coral}C20 240 26 280 40 270 44 230 70 236 66 280 90 260 100 300 100 400ZM300 400V${280 - coral}C284 250 262 262 262 290 250 276 230 284 236 310 210 300 196 330 200 400Z" fill="${palette.deep}" opacity=".8"/>`
}

const orbits: Backdrop = ({ palette, next }) =>
  `<g fill="none" stroke="${palette.light}" stroke-width="3" opacity=".28"><ellipse cx="150" cy="158" rx="180" ry="62" transform="rotate(-24 150 158)"/><ellipse cx="150" cy="158" rx="180" ry="62" transform="rotate(24 150 158)"/><circle cx="150" cy="158" r="124"/></g>${confetti(next, palette)}`

const skyline: Backdrop = ({ palette, next }) => {
  let x = -10
  let line = 'M-10 400'
  while (x < 310) {
    const [width, top] = [Math.round(18 + next() * 26), Math.round(120 + next() * 140)]
    line += next() < 0.3 ? `V${top + 24}l${width / 2}-34 ${width / 2} 34` : `V${top}h${width}`
    x += width
  }
  return `<circle cx="150" cy="150" r="112" fill="${palette.glow}" opacity=".4"/><path d="${line}V400Z" fill="${palette.deep}" opacity=".6"/>${confetti(next, palette)}`
}

const party: Backdrop = (scene) => rays(scene) + confetti(scene.next, scene.palette)

const confetti = (next: () => number, palette: Palette) =>
  [palette.light, palette.glow, '#fff']
    .map((colour) => {
      const pieces = Array.from({ length: 6 }, () => {
        const [x, y, lean] = [next() * 300, next() * 270, next() * 12 - 6].map(Math.round)
        return `M${x} ${y}l12 ${lean}`
      })
      return `<path d="${pieces.join('')}" stroke="${colour}" stroke-width="7" opacity=".6"/>`
    })
    .join('')

const DRAW_SCENES: readonly Backdrop[] = [orbits, skyline, party]

const draw: Backdrop = (scene) =>
  (DRAW_SCENES[Math.floor(scene.next() * DRAW_SCENES.length)] ?? orbits)(scene)

const parlour: Backdrop = ({ palette, next }) => {
  const turn = next() < 0.5 ? 0 : 45
  return `<g stroke="${palette.light}" stroke-width="3" fill="none" opacity=".2" transform="translate(150 150) rotate(${turn})">${[-120, -40, 40, 120].map((at) => `<path d="M${at}-240V240M-240 ${at}H240"/><rect x="${at - 22}" y="-22" width="44" height="44"/>`).join('')}</g><ellipse cx="150" cy="300" rx="200" ry="96" fill="${palette.deep}" opacity=".6"/><ellipse cx="150" cy="292" rx="182" ry="80" fill="${palette.mid}"/><ellipse cx="150" cy="292" rx="168" ry="70" fill="none" stroke="${palette.light}" stroke-width="3" opacity=".45"/>`
}

const stadium: Backdrop = ({ palette }) =>
  `<g fill="${palette.light}">${[34, 100, 200, 266].map((x) => `<path d="M${x} 20 ${x - 60} 230H${x + 60}Z" opacity=".1"/><rect x="${x - 22}" y="8" width="44" height="18" rx="4"/>`).join('')}</g><path d="M0 190H300V400H0Z" fill="${palette.mid}"/><g fill="${palette.glow}" opacity=".22"><path d="M120 190H90L0 300V400H30ZM180 190H150V400H220ZM240 190H210L300 330V230Z"/></g><path d="M0 190H300M150 190V400M60 400A90 52 0 0 1 240 400" fill="none" stroke="#fff" stroke-width="3" opacity=".55"/>`

const neon: Backdrop = ({ palette, next }) => {
  const lines = Array.from({ length: 6 }, () => {
    const [x, y] = [Math.round(next() * 240), Math.round(next() * 260)]
    return `<path d="M${x} ${y}h${40 + Math.round(next() * 60)}l18 18v30"/>`
  }).join('')
  return `<path d="M150 20 268 88V226L150 294 32 226V88Z" fill="${palette.deep}" opacity=".5" stroke="${palette.glow}" stroke-width="5"/><path d="M150-10 294 72V242L150 326 6 242V72Z" fill="none" stroke="${palette.glow}" stroke-width="2" opacity=".6"/><g fill="none" stroke="${palette.light}" stroke-width="3" opacity=".35">${lines}</g>`
}

const BACKDROPS: Readonly<Record<string, Backdrop>> = {
  RNG: slots,
  LIVE: casino,
  LOTT: draw,
  ELOTT: draw,
  PVP: parlour,
  FISH: water,
  SPORTS: stadium,
  ESPORTS: neon,
}
