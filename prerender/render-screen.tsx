import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from '../src/shell/app'
import { readScreen } from '../src/shell/snapshot/read-screen'
import { writeMarkup } from '../src/shell/snapshot/write-markup'
import cover from '../src/ui/media/cover.module.css'
import layout from '../src/shell/layout/layout.module.css'
import { readableWidths } from './server/slots'
import { forgetReads } from './server/use-live-query'

const MAX_SHELVES = 2 // after the popular games; the rest is below the screen of a phone
const MAX_TILES = 5 // of a row that scrolls sideways

/**
 * Renders the home screen with the components of the app, and returns the public part of its first screen: the markup
 * of a snapshot, with `{tile}` or `{banner}` in place of the width of an image.
 * @throws if the screen has no games, or its markup breaks the rules of a snapshot
 */
export const renderHomeScreen = async (): Promise<string> => {
  forgetReads()
  const { prelude } = await prerenderToNodeStream(<App />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY, // never moves a part of the screen behind it
    onError: (error) => {
      throw error
    },
  })
  const page = document.createElement('div')
  page.innerHTML = await text(prelude)
  const shell = page.querySelector(`.${layout.shell ?? ''}`)
  if (!shell?.querySelector('[data-game]:not([data-game=""])'))
    throw new Error('The home screen has no games')
  // As after the load of an image, which a cover fades in.
  for (const image of shell.querySelectorAll(`.${cover.image ?? ''}`)) image.classList.add(cover.shown ?? '')
  const isBelow = belowFirstScreen(shell)
  const screen = readScreen(shell, { isNear: (element) => !isBelow.has(element), isSeen: () => true })
  const markup = screen && writeMarkup(screen)
  if (markup === null)
    throw new Error('The home screen is too large, or has content that no snapshot may have')
  return readableWidths(markup)
}

/** Returns the elements that no phone shows before its player scrolls. */
const belowFirstScreen = (shell: Element): ReadonlySet<Element> => {
  const sections = [...shell.querySelectorAll('main section[aria-labelledby]')]
  const last = sections[MAX_SHELVES]
  const later = last ? [...followers(last), ...(last.parentElement ? followers(last.parentElement) : [])] : []
  const rows = [...shell.querySelectorAll('main section .scroller')]
  return new Set([
    ...later,
    ...rows.flatMap((row) => [...row.children].slice(MAX_TILES)),
    ...shell.querySelectorAll('footer'),
  ])
}

const followers = (element: Element): readonly Element[] => {
  const { nextElementSibling } = element
  return nextElementSibling ? [nextElementSibling, ...followers(nextElementSibling)] : []
}
