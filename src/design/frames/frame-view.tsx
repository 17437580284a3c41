import { useEffect } from 'react'
import { FRAMES, isFrameId } from './frames'

/** Content of a phone's frame. */
export const FrameView = ({ id }: { readonly id: string }) => {
  // A dialog takes the focus. In a frame it would take it from the surrounding page and show a ring on the last one.
  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, [])
  if (!isFrameId(id)) return <p>{id}?</p>
  const Frame = FRAMES[id]
  return <Frame />
}
