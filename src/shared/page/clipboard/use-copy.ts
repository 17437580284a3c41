import { type RefObject, useRef, useState } from 'react'
import { copyText } from './copy-text'

interface Copy {
  /** Goes to the field that shows the text: it is selected where the browser does not let us copy it. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly copied: 'no' | 'yes' | 'by hand'
  readonly copy: () => Promise<void>
}

/** Copies a text for the player. If the clipboard is refused, selects the text so that it can be copied by hand. */
export const useCopy = (text: string): Copy => {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<Copy['copied']>('no')
  const copy = async (): Promise<void> => {
    setCopied('no') // so that it is told again
    const isCopied = await copyText(text)
    setCopied(isCopied ? 'yes' : 'by hand')
    if (isCopied) return
    field.current?.focus()
    field.current?.select()
  }
  return { field, copied, copy }
}
