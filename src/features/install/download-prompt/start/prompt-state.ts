import type { DownloadPrompt, PromptTrigger } from '#domain/install/download-prompt'

/** The prompt that is open, or waits to be. */
interface Standing {
  readonly prompt: DownloadPrompt
  readonly trigger: PromptTrigger
  /** It has been on the screen: what was taken away before nobody has seen. */
  readonly isDrawn: boolean
}

let standing: Standing | null = null
let onDrawn = (): void => undefined

export const visiblePrompt = (): Standing | null => standing

export const setStanding = (next: Standing | null): void => {
  standing = next
}

/** Who is told when a prompt is seen for the first time. */
export const whenPromptDrawn = (listener: () => void): void => {
  onDrawn = listener
}

export const notePromptDrawn = (): void => {
  if (!standing || standing.isDrawn) return
  standing = { ...standing, isDrawn: true }
  onDrawn()
}
