import { useEffect } from 'react'

const DOCUMENT_TITLE = document.title

/** Returns the product's name: the merchant's if it is known, else the document's own title. */
export const productName = (): string => window.mcBoot?.title ?? DOCUMENT_TITLE
let shown = 0
const listeners = new Set<() => void>()
let announced = ''

export const subscribeAnnouncement = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the screen-reader text for the last navigation; '' on the first page of the visit. */
export const currentAnnouncement = (): string => announced

/**
 * Makes a screen the page: sets the document's title and, after the first page, moves the focus to its <main>, so
 * that keyboard and screen reader start there.
 * @param title '' for the home page
 * @param place identifies a page among others of the same kind, when titles do not
 */
export const usePage = (title: string, place = ''): void => {
  useEffect(() => {
    const product = productName()
    document.title = title === '' || title === product ? product : `${title} · ${product}`
  }, [title])

  useEffect(() => {
    shown += 1
    if (shown === 1) return
    announced = document.title
    for (const listener of listeners) listener()
    if (!document.querySelector('dialog[open]'))
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [place])
}
