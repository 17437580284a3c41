import type { DownloadPrompt, PromptTrigger } from '#domain/install/download-prompt'

/** The prompt that is open, or waits to be. */
interface Standing {
  readonly prompt: DownloadPrompt
  readonly trigger: PromptTrigger
  /** It has been on the screen: what was taken away before nobody has seen. */
  readonly isDrawn: boolean
}

let visible: Standing | null = null
let onDrawn = (): void => undefined

export const visiblePrompt = (): Standing | null => visible

export const setVisiblePrompt = (next: Standing | null): void => {
  visible = next
}

/** Who is told when a prompt is seen for the first time. */
export const whenPromptDrawn = (listener: () => void): void => {
  onDrawn = listener
}

export const notePromptDrawn = (): void => {
  if (!visible || visible.isDrawn) return
  visible = { ...visible, isDrawn: true }
  onDrawn()
}
