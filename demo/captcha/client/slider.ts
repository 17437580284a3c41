import type { PuzzleWords } from './words'

interface Options {
  readonly words: PuzzleWords
  readonly isRtl: boolean
  /** @param part 0 to 1, from the start of the reading direction */
  readonly onMove: (part: number) => void
  /** Called when the pointer is released or a key confirms. */
  readonly onDone: () => void
  /** Called after a move by key: a keyboard user cannot release a pointer and needs a button. */
  readonly onKeys: () => void
}

export interface Slider {
  readonly track: HTMLElement
  readonly handle: HTMLElement
  /** Moves the handle back to the start. */
  rest(isLocked: boolean): void
}

const STEP = 0.008 // about two units of the image: well within the tolerance
const LEAP = 0.08

/** A handle on a track, for finger, mouse and keyboard; it runs in the reading direction. */
export const createSlider = ({ words, isRtl, onMove, onDone, onKeys }: Options): Slider => {
  const track = document.createElement('div')
  track.className = 'geetest_track'
  const fill = document.createElement('div')
  fill.className = 'geetest_fill'
  const hint = document.createElement('span')
  hint.className = 'geetest_hint'
  hint.textContent = words.hint
  hint.ariaHidden = 'true'
  const handle = document.createElement('div')
  handle.className = 'geetest_handle'
  handle.tabIndex = 0
  handle.role = 'slider'
  handle.ariaLabel = words.slider
  handle.ariaValueMin = '0'
  handle.ariaValueMax = '100'
  track.append(hint, fill, handle)

  let part = 0
  let isLocked = false
  let grip: { readonly at: number; readonly from: number } | null = null

  const travel = (): number => track.clientWidth - handle.offsetWidth
  const moveTo = (to: number): void => {
    part = Math.min(1, Math.max(0, to))
    const offset = part * travel()
    handle.style.insetInlineStart = `${String(offset)}px`
    fill.style.inlineSize = `${String(offset + handle.offsetWidth / 2)}px`
    handle.ariaValueNow = String(Math.round(part * 100))
    handle.ariaValueText = `${String(Math.round(part * 100))} %`
    track.classList.toggle('geetest_moved', part > 0)
    onMove(part)
  }

  handle.addEventListener('pointerdown', (event) => {
    if (isLocked) return
    handle.setPointerCapture(event.pointerId)
    grip = { at: event.clientX, from: part }
  })
  handle.addEventListener('pointermove', ({ clientX }) => {
    if (!grip || isLocked) return
    const way = (clientX - grip.at) * (isRtl ? -1 : 1)
    moveTo(grip.from + way / travel())
  })
  const letGo = (): void => {
    if (!grip) return
    grip = null
    if (part > 0 && !isLocked) onDone()
  }
  handle.addEventListener('pointerup', letGo)
  handle.addEventListener('pointercancel', letGo)
  handle.addEventListener('keydown', (event) => {
    const to = keyTarget(event.key, part, isRtl)
    if (isLocked || (to === null && event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    if (to === null) onDone()
    else {
      moveTo(to)
      onKeys()
    }
  })
  return {
    track,
    handle,
    rest: (locked) => {
      isLocked = locked
      grip = null
      if (!locked) moveTo(0)
    },
  }
}

const keyTarget = (key: string, part: number, isRtl: boolean): number | null => {
  switch (key) {
    case 'ArrowRight':
      return part + (isRtl ? -STEP : STEP)
    case 'ArrowLeft':
      return part + (isRtl ? STEP : -STEP)
    case 'ArrowUp':
      return part + STEP
    case 'ArrowDown':
      return part - STEP
    case 'PageUp':
      return part + LEAP
    case 'PageDown':
      return part - LEAP
    case 'Home':
      return 0
    case 'End':
      return 1
    default:
      return null
  }
}
