/** The prefixed Fullscreen API of Safari on iPad before 16.4; Safari on iPhone has neither. */
interface HTMLElement {
  readonly webkitRequestFullscreen?: () => void
}

interface Document {
  readonly webkitFullscreenElement?: Element | null
  readonly webkitExitFullscreen?: () => void
}
