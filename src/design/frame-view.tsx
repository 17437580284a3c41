import { useEffect } from 'react'
import { FRAMES, isFrameId } from './frames'

/** What a phone's frame holds. */
export const FrameView = ({ id }: { readonly id: string }) => {
  // A dialog takes the focus: here it would take it from the page around, and show a ring on the last one.
  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, [])
  if (!isFrameId(id)) return <p>{id}?</p>
  const Frame = FRAMES[id]
  return <Frame />
}
