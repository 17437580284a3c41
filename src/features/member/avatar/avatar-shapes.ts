/** One shape of an avatar: its colour and its path, on a grid of 64. */
type Shape = readonly [fill: string, path: string]

interface Face {
  readonly ground: string
  readonly shapes: readonly Shape[]
}

const circle = (x: number, y: number, r: number): string =>
  `M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 1 0 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 0 ${String(-2 * r)} 0z`

const both = (shape: (x: number) => string, distance: number): string =>
  shape(32 - distance) + shape(32 + distance)

const INK = '#1b1f33'
const WHITE = '#fff'

const eyes = (distance: number, y: number, r = 2.6): Shape => [INK, both((x) => circle(x, y, r), distance)]
const nose = (y: number): Shape => [INK, `M28 ${String(y)}h8c0 3-3 5-4 5s-4-2-4-5z`]

/** The nine avatars of members (MEM-01), each from back to front. */
export const FACES: readonly Face[] = [
  {
    ground: '#ffd166',
    shapes: [
      ['#e4572e', 'M14 12l12 10h12l12-10 2 24c0 12-10 20-20 20s-20-8-20-20z'],
      [WHITE, 'M12 36c6 0 14 2 20 12 6-10 14-12 20-12 0 12-10 20-20 20s-20-8-20-20z'],
      eyes(9, 34),
      nose(46),
    ],
  },
  {
    ground: '#9ad1d4',
    shapes: [
      ['#5b6c8f', 'M14 10l13 11h10l13-11v26c0 11-9 19-18 19s-18-8-18-19z'],
      ['#f4b6c2', 'M18 18l6 6-5 5zM46 18l-6 6 5 5z'],
      [WHITE, 'M23 44a9 8 0 0 1 18 0 9 8 0 0 1-18 0z'],
      eyes(9, 34, 3),
      ['#f28ca0', 'M29.5 41h5l-2.5 3z'],
    ],
  },
  {
    ground: '#b8e0a8',
    shapes: [
      [INK, both((x) => circle(x, 18, 8), 15)],
      [WHITE, circle(32, 35, 20)],
      [INK, 'M17 33c0-6 9-8 10-2s-2 10-6 10-4-4-4-8zM47 33c0-6-9-8-10-2s2 10 6 10 4-4 4-8z'],
      [WHITE, both((x) => circle(x, 34, 2.4), 8.5)],
      nose(43),
    ],
  },
  {
    ground: '#c3b1e1',
    shapes: [
      ['#7a4f34', 'M13 14l10 5h18l10-5v24c0 11-9 18-19 18s-19-7-19-18z'],
      ['#f3dfc1', both((x) => circle(x, 33, 10), 9)],
      eyes(9, 33, 5),
      [WHITE, both((x) => circle(x + 1.5, 31.5, 1.5), 9)],
      ['#f2a541', 'M28 39h8l-4 8z'],
    ],
  },
  {
    ground: '#ffb8a0',
    shapes: [
      ['#8a5a3b', both((x) => circle(x, 18, 8), 15) + circle(32, 36, 20)],
      ['#d9a877', both((x) => circle(x, 18, 4), 15) + 'M21 45a11 9 0 0 1 22 0 11 9 0 0 1-22 0z'],
      eyes(9, 33),
      nose(41),
    ],
  },
  {
    ground: '#f7a8c4',
    shapes: [
      [
        WHITE,
        'M20 28c-4-10-4-22 1-22s7 12 7 20h8c0-8 2-20 7-20s5 12 1 22c4 3 7 8 7 13 0 9-8 15-19 15s-19-6-19-15c0-5 3-10 7-13z',
      ],
      ['#f9c6d7', 'M21 11c3 2 4 9 4 14l-3 1c-2-5-3-12-1-15zM43 11c-3 2-4 9-4 14l3 1c2-5 3-12 1-15z'],
      eyes(9, 39),
      ['#f28ca0', 'M29 44h6l-3 4z'],
    ],
  },
  {
    ground: '#8ecae6',
    shapes: [
      ['#f4a024', both((x) => circle(x, 17, 7), 15) + circle(32, 36, 20)],
      [
        INK,
        'M30 16h4v8h-4zM22 18l4 1 1 6zM42 18l-4 1-1 6zM12 33l8 2-8 2zM52 33l-8 2 8 2zM13 41l7 0-6 4zM51 41l-7 0 6 4z',
      ],
      [WHITE, 'M22 46a10 8 0 0 1 20 0 10 8 0 0 1-20 0z'],
      eyes(9, 34),
      nose(42),
    ],
  },
  {
    ground: '#a0e8d5',
    shapes: [
      ['#2d3a5a', 'M12 36c0-14 9-24 20-24s20 10 20 24-9 21-20 21-20-7-20-21z'],
      [WHITE, 'M17 37c0-9 4-13 8-13s6 3 7 6c1-3 3-6 7-6s8 4 8 13-6 16-15 16-15-7-15-16z'],
      eyes(7.5, 34),
      ['#f2a541', 'M26 39h12c0 4-4 6-6 6s-6-2-6-6z'],
    ],
  },
  {
    ground: '#f6d6ad',
    shapes: [
      [
        '#5aa469',
        both((x) => circle(x, 20, 9), 12) + 'M11 38c0-11 9-16 21-16s21 5 21 16-9 17-21 17-21-6-21-17z',
      ],
      [WHITE, both((x) => circle(x, 19, 6), 12)],
      eyes(12, 19, 3),
      [INK, 'M22 42c3 4 17 4 20 0l1.5 1.5c-4 6-19 6-23 0z'],
      ['#8fd19e', both((x) => circle(x, 38, 3), 14)],
    ],
  },
]
