import { type RefObject, useRef, useState } from 'react'
import { copyText } from './copy-text'

interface Copy {
  /** Put it on the field that shows the text: it is selected if the browser does not allow copying. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly copied: 'no' | 'yes' | 'by hand'
  readonly copy: () => Promise<void>
}

/**
 * Copies a text for the player. If the browser does not allow that, selects the text so that the player can copy it.
 */
export const useCopy = (text: string): Copy => {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<Copy['copied']>('no')
  const copy = async (): Promise<void> => {
    setCopied('no') // reset, so the message is announced again
    const isCopied = await copyText(text)
    setCopied(isCopied ? 'yes' : 'by hand')
    if (isCopied) return
    field.current?.focus()
    field.current?.select()
  }
  return { field, copied, copy }
}
