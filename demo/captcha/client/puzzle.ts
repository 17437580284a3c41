import type { PuzzleData } from './response-schemas'
import { createPanel } from './panel'

const JOY_MS = 350 // the correct position is visible before the panel closes

interface Options {
  readonly language: string
  readonly mask: string
  readonly isClosedOutside: boolean
  /** Requests a puzzle from the server; rejects if there is none. */
  readonly open: () => Promise<PuzzleData>
  /** Sends a position to the server. Resolves with true if it is correct. */
  readonly judge: (puzzle: PuzzleData, x: number) => Promise<boolean>
  readonly onSuccess: () => void
  readonly onFail: () => void
  readonly onClose: () => void
  readonly onError: (error: unknown) => void
}

export interface Puzzle {
  /** Loads the next puzzle with its images. */
  readonly prepare: () => Promise<void>
  readonly show: () => void
  readonly hide: () => void
  readonly remove: () => void
}

/** Shows puzzles until one is solved. Shared by both versions. */
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
