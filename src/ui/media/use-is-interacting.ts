import { useState, type FocusEvent, type PointerEvent } from 'react'

interface Hold {
  readonly isHeld: boolean
  readonly handlers: {
    readonly onTouchStart: () => void
    readonly onTouchEnd: () => void
    readonly onTouchCancel: () => void
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerLeave: (event: PointerEvent) => void
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: () => void
  }
}

/**
 * True while a finger, a mouse or the keyboard focus is on something that moves. Uses touch events for fingers, not
 * pointer events: the browser cancels the pointer when it begins to scroll, while the finger is still down.
 */
export const useIsInteracting = (): Hold => {
  const [touched, setTouched] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  return {
    isHeld: touched || hovered || focused,
    handlers: {
      onTouchStart: () => setTouched(true),
      onTouchEnd: () => setTouched(false),
      onTouchCancel: () => setTouched(false),
      onPointerEnter: (event) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
