import type { PuzzleData } from './response-schemas'
import style from './panel.css?inline'
import { loadImage } from './picture'
import { createSlider } from './slider'
import { speechOf } from './words'

interface Options {
  readonly language: string
  /** Style of the document's backdrop behind the panel. */
  readonly mask: string
  /** True if a tap outside the panel closes it. */
  readonly isClosedOutside: boolean
  readonly onPlace: (x: number) => void
  readonly onRefresh: () => void
  readonly onClose: () => void
}

export interface Panel {
  /** Shows this puzzle; settles when its images have loaded. */
  readonly give: (puzzle: PuzzleData) => Promise<void>
  readonly show: () => void
  readonly hide: () => void
  /** Shows the result of the chosen position. */
  readonly say: (outcome: 'right' | 'wrong' | 'waiting') => void
  readonly remove: () => void
}

const button = (className: string, label: string, path: string, onClick: () => void): HTMLButtonElement => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.ariaLabel = label
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('d', path)
  svg.append(line)
  made.append(svg)
  made.addEventListener('click', onClick)
  return made
}

const CROSS = 'M6 6l12 12M18 6 6 18'
const TURN = 'M20 5v5h-5M4 19v-5h5M19 10a7.5 7.5 0 0 0-13.3-2.3M5 14a7.5 7.5 0 0 0 13.3 2.3'

/** The puzzle's UI: an image with a gap, the piece, and a slider that moves it. */
export const createPanel = (options: Options): Panel => {
  const { words, tag, dir } = speechOf(options.language)
  const isRtl = dir === 'rtl'
  const sheet = document.createElement('style')
  sheet.textContent = style
  const root = document.createElement('div')
  root.className = 'geetest_panel'
  root.lang = tag
  root.dir = dir
  root.hidden = true
  root.style.background = options.mask
  root.addEventListener('click', ({ target }) => {
    if (target === root && options.isClosedOutside) options.onClose()
  })

  const box = document.createElement('div')
  box.className = 'geetest_box'
  box.role = 'dialog'
  box.ariaModal = 'true'
  box.ariaLabel = words.title
  const head = document.createElement('div')
  head.className = 'geetest_head'
  const title = document.createElement('p')
  title.textContent = words.title
  head.append(title, button('geetest_icon', words.close, CROSS, options.onClose))

  const field = document.createElement('div')
  field.className = 'geetest_picture'
  let puzzle: PuzzleData | null = null
  let slice: HTMLImageElement | null = null
  let x = 0

  const check = document.createElement('button')
  check.type = 'button'
  check.className = 'geetest_check'
  check.textContent = words.check
  check.hidden = true
  check.addEventListener('click', () => place())
  const slider = createSlider({
    words,
    isRtl,
    onMove: (part) => {
      if (!puzzle) return
      const span = puzzle.width - puzzle.piece
      x = isRtl ? (1 - part) * span : part * span
      if (slice) slice.style.left = `${String((x / puzzle.width) * 100)}%`
    },
    onDone: () => place(),
    onKeys: () => {
      check.hidden = false
    },
  })
  const place = (): void => {
    slider.rest(true)
    options.onPlace(x)
  }
  const foot = document.createElement('div')
  foot.className = 'geetest_foot'
  const status = document.createElement('p')
  status.role = 'status'
  foot.append(status, check, button('geetest_icon', words.refresh, TURN, options.onRefresh))
  box.append(head, field, slider.track, foot)
  root.append(box)
  document.head.append(sheet)
  document.body.append(root)

  return {
    give: async (next) => {
      const [picture, piece] = await Promise.all([
        loadImage(next.picture, words.picture),
        loadImage(next.slice, ''),
      ])
      puzzle = next
      slice = piece
      piece.className = 'geetest_slice'
      piece.style.width = `${String((next.piece / next.width) * 100)}%`
      field.style.aspectRatio = `${String(next.width)} / ${String(next.height)}`
      field.replaceChildren(picture, piece)
      slider.rest(false)
    },
    show: () => {
      // Uses the colour scheme of its document, which may differ from the system's.
      root.dataset['dark'] = String(getComputedStyle(document.documentElement).colorScheme.trim() === 'dark')
      status.textContent = ''
      check.hidden = true
      root.hidden = false
      slider.rest(false)
      slider.handle.focus({ preventScroll: true })
    },
    hide: () => {
      root.hidden = true
      delete box.dataset['outcome']
    },
    say: (outcome) => {
      box.dataset['outcome'] = outcome
      status.textContent = outcome === 'waiting' ? '' : words[outcome]
    },
    remove: () => {
      root.remove()
      sheet.remove()
    },
  }
}
