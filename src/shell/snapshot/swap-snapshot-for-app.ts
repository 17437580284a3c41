import { HOME_PATHS } from '#domain/routing/routes'
import { findMatchingControl } from './find-matching-control'
import { replayTap } from './replay-tap'
import type { ShownSnapshot } from '../../shared/page/boot-types'
import { isScreenWaiting, imagesOnScreen } from '../../shared/page/is-screen-waiting'

const LONGEST_MS = 4_000 // from React's first render on; after that, its own screen shows the error
const LONGEST_FIRST_VISIT_MS = 20_000 // a prerendered screen: the games are still requested, on a slow network
const IMAGES_TIMEOUT_MS = 600 // if other games have become popular since, their images never match
const DECODING_MS = 300

/**
 * Shows the snapshot while React renders its screen hidden behind it. Removes it in the one frame in which the same
 * screen is ready: rows read, images decoded. Nothing moves and nothing is loaded twice.
 */
export const swapSnapshotForApp = (snapshot: ShownSnapshot): void => {
  const { stage } = snapshot
  const longestMs = 'merchant' in stage.dataset ? LONGEST_FIRST_VISIT_MS : LONGEST_MS
  let isOver = false
  let longest: ReturnType<typeof setTimeout> | undefined
  let images: ReturnType<typeof setTimeout> | undefined

  const swap = (root: HTMLElement): void => {
    const focused = stage.contains(document.activeElement) ? document.activeElement : null
    copyScrollPositions(stage, root)
    const next = focused && findMatchingControl(focused, stage, root)
    stage.remove()
    next?.focus({ preventScroll: true })
    replayTap(snapshot, root)
  }
  const finish = (root: HTMLElement): void => {
    if (isOver) return
    isOver = true
    watcher.disconnect()
    clearTimeout(longest)
    clearTimeout(images)
    void decoded(root).then(() => requestAnimationFrame(() => swap(root)))
  }
  const look = (): void => {
    const root = document.getElementById('root')
    // React's first render removes the link that leads out of a stuck page.
    if (!root || root.querySelector('.stuck')) return
    longest ??= setTimeout(() => finish(root), longestMs)
    if (isElsewhere(root)) {
      finish(root)
      return
    }
    if (isScreenWaiting(root)) return
    images ??= setTimeout(() => finish(root), IMAGES_TIMEOUT_MS)
    if (hasImagesOf(stage, root)) finish(root)
  }

  const watcher = new MutationObserver(look)
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] })
  look()
}

/** True on another screen, or under a dialog: the swap need not wait. */
const isElsewhere = (root: Element): boolean =>
  !HOME_PATHS.some((path) => path === window.location.pathname) || root.querySelector('dialog[open]') !== null

const hasImagesOf = (stage: Element, root: Element): boolean => {
  const there = new Set(imagesOnScreen(root).map(({ src }) => src))
  const isLost = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth === 0
  return imagesOnScreen(stage).every((image) => isLost(image) || there.has(image.src))
}

/** Waits for the images, because one that is not decoded is missing from the first frame that shows it. */
const decoded = (root: Element): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(imagesOnScreen(root).map((image) => image.decode())),
    new Promise((resolve) => setTimeout(resolve, DECODING_MS)),
  ])

/** Copies the scroll position of rows that the player has scrolled sideways. */
const copyScrollPositions = (stage: Element, root: Element): void => {
  for (const row of stage.querySelectorAll('[class]')) {
    if (row.scrollLeft === 0) continue
    const likes = (screen: Element): readonly Element[] =>
      Array.from(screen.getElementsByClassName(row.className))
    const other = likes(root)[likes(stage).indexOf(row)]
    if (other) other.scrollLeft = row.scrollLeft
  }
}
