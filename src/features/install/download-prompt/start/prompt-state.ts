import type { DownloadPrompt, PromptTrigger } from '#domain/install/download-prompt'

/** The prompt that is open or queued. */
interface Standing {
  readonly prompt: DownloadPrompt
  readonly trigger: PromptTrigger
  /** True once it has been on the screen. A prompt removed before that was not seen. */
  readonly isDrawn: boolean
}

let visible: Standing | null = null
let onDrawn = (): void => undefined

export const visiblePrompt = (): Standing | null => visible

export const setVisiblePrompt = (next: Standing | null): void => {
  visible = next
}

/** Sets the listener for when a prompt is seen for the first time. */
export const whenPromptDrawn = (listener: () => void): void => {
  onDrawn = listener
}

export const markPromptDrawn = (): void => {
  if (!visible || visible.isDrawn) return
  visible = { ...visible, isDrawn: true }
  onDrawn()
}
