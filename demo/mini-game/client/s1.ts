import { chance, lasting } from './chance'
import { draw, make, createSvg } from './draw'
import { offerGame } from './offer-game'

/** Stand-in for /mini-game/s1/minigame.js: a draw of three balls; equal balls are worth more. */
const BALLS = 3
const ROLL_MS = 700
const WORTH = [0, 500, 50, 10] // points, by the number of different numbers

const ball = (radius: number, x: number, y: number, colour: string) =>
  draw('circle', {
    cx: String(x),
    cy: String(y),
    r: String(radius),
    fill: colour,
    stroke: '#fff',
    'stroke-width': '4',
  })

offerGame({
  title: 'numbers',
  play: 'draw',
  colours: { deep: '#9f1239', bright: '#fde047', ink: '#3b0712' },
  widths: { upright: 212, low: 200 },
  sign: () =>
    createSvg(44, ball(20, 50, 28, '#fde047'), ball(20, 28, 66, '#22c55e'), ball(20, 72, 66, '#38bdf8')),
  table: () => {
    const balls = Array.from({ length: BALLS }, () =>
      make(
        'span',
        {
          display: 'grid',
          'place-items': 'center',
          width: '60px',
          height: '60px',
          'border-radius': '50%',
          background: 'radial-gradient(circle at 35% 25%, #fff, #fde047 70%)',
          color: '#3b0712',
          font: '800 1.625rem/1 system-ui, sans-serif',
        },
        '7',
      ),
    )
    return {
      element: make(
        'div',
        {
          display: 'flex',
          'justify-content': 'space-between',
          padding: '20px 0',
          direction: 'ltr',
          overflow: 'hidden',
        },
        ...balls,
      ),
      run: async () => {
        const drawn = balls.map(() => chance(10))
        for (const [place, each] of balls.entries()) {
          const rolled = each.animate(
            {
              transform: ['none', 'translateY(-150%)', 'translateY(150%)', 'none'],
              offset: [0, 0.5, 0.5, 1],
            },
            { duration: lasting(ROLL_MS), easing: 'ease-in-out' },
          )
          setTimeout(() => (each.textContent = String(drawn[place] ?? 0)), lasting(ROLL_MS) / 2)
          await rolled.finished
        }
        return WORTH[new Set(drawn).size] ?? 0
      },
    }
  },
})
