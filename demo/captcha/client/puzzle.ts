import type { PuzzleData } from './response-schemas'
import { createPanel } from './panel'

const JOY_MS = 350 // the right place is seen before the panel goes

interface Options {
  readonly language: string
  readonly mask: string
  readonly isClosedOutside: boolean
  /** Asks the server for a puzzle; rejects when none comes. */
  readonly open: () => Promise<PuzzleData>
  /** Shows a place to the server. */
  readonly judge: (puzzle: PuzzleData, x: number) => Promise<boolean>
  readonly onSuccess: () => void
  readonly onFail: () => void
  readonly onClose: () => void
  readonly onError: (error: unknown) => void
}

export interface Puzzle {
  /** The next puzzle, its pictures loaded. */
  readonly prepare: () => Promise<void>
  readonly show: () => void
  readonly hide: () => void
  readonly remove: () => void
}

/** One puzzle after another until one is solved: what both versions have in common. */
export const createPuzzle = (options: Options): Puzzle => {
  const { open, judge, onSuccess, onFail, onClose, onError } = options
  let current: PuzzleData | null = null
  const prepare = async (): Promise<void> => {
    const next = await open()
    await panel.give(next)
    current = next
  }
  const another = (): void => {
    prepare().catch((error: unknown) => {
      panel.hide()
      onError(error)
    })
  }
  const place = async (x: number): Promise<void> => {
    if (!current) return
    const isRight = await judge(current, x)
    panel.say(isRight ? 'right' : 'wrong')
    if (!isRight) {
      onFail()
      another()
      return
    }
    setTimeout(() => {
      panel.hide()
      onSuccess()
    }, JOY_MS)
  }
  const panel = createPanel({
    ...options,
    onPlace: (x) => {
      panel.say('waiting')
      place(x).catch((error: unknown) => {
        panel.hide()
        onError(error)
      })
    },
    onRefresh: another,
    onClose: () => {
      panel.hide()
      onClose()
    },
  })
  return { prepare, show: panel.show, hide: panel.hide, remove: panel.remove }
}
