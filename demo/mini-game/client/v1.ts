import { chance, lasting } from './chance'
import { draw, make, createSvg } from './draw'
import { offerGame } from './offer-game'

/** Stand-in for /mini-game/v1/minigame.js: a wheel of eight fields, turned once. */
const PRIZES = [5, 20, 10, 50, 5, 30, 10, 100]
const COLOURS = ['#fbbf24', '#7c3aed', '#f472b6', '#4c1d95']
const TURN_MS = 2_400
const FIELD_DEGREES = 360 / PRIZES.length

const point = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(50 + radius * Math.sin(angle)).toFixed(2)} ${(50 - radius * Math.cos(angle)).toFixed(2)}`
}

/** A field of the wheel; the first has its middle at the top. */
const field = (place: number): SVGPathElement => {
  const from = (place - 0.5) * FIELD_DEGREES
  return draw('path', {
    d: `M50 50L${point(from, 46)}A46 46 0 0 1 ${point(from + FIELD_DEGREES, 46)}Z`,
    fill: COLOURS[place % COLOURS.length] ?? '#fff',
  })
}

const fields = () => PRIZES.map((_, place) => field(place))
const rim = () =>
  draw('circle', { cx: '50', cy: '50', r: '46', fill: 'none', stroke: '#fff', 'stroke-width': '4' })
const hub = () => draw('circle', { cx: '50', cy: '50', r: '9', fill: '#fff' })

offerGame({
  title: 'wheel',
  play: 'spin',
  colours: { deep: '#4c1d95', bright: '#fbbf24', ink: '#2a1204' },
  widths: { upright: 212, low: 150 },
  sign: () => createSvg(44, ...fields(), rim(), hub()),
  table: () => {
    const numbers = PRIZES.map((prize, place) => {
      const [x = '', y = ''] = point(place * FIELD_DEGREES, 34).split(' ')
      const number = draw('text', {
        x,
        y,
        fill: place % 2 === 0 ? '#2a1204' : '#fff',
        'font-size': '10',
        'font-weight': '700',
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        transform: `rotate(${String(place * FIELD_DEGREES)} ${x} ${y})`,
      })
      number.textContent = String(prize)
      return number
    })
    const wheel = createSvg(212, ...fields(), ...numbers, rim(), hub())
    const pointer = createSvg(212, draw('path', { d: 'M44 0H56L50 12Z', fill: '#fff' }))
    pointer.style.setProperty('position', 'absolute')
    pointer.style.setProperty('inset', '0')
    for (const each of [wheel, pointer]) {
      each.style.setProperty('width', '100%')
      each.style.setProperty('height', 'auto')
    }
    let turned = 0
    return {
      element: make('div', { position: 'relative', direction: 'ltr' }, wheel, pointer),
      run: async () => {
        const won = chance(PRIZES.length)
        const from = turned
        turned = Math.ceil(from / 360) * 360 + 4 * 360 - won * FIELD_DEGREES
        const steps = [`rotate(${String(from)}deg)`, `rotate(${String(turned)}deg)`]
        await wheel.animate(
          { transform: steps },
          { duration: lasting(TURN_MS), easing: 'cubic-bezier(.15, .7, .1, 1)', fill: 'forwards' },
        ).finished
        return PRIZES[won] ?? 0
      },
    }
  },
})
