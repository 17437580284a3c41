import { MERCHANT_KEY, SESSION_INFO_KEY } from '#domain/storage-keys'
import { withPreservedParams } from '#domain/routing/preserved-params'
import { parseSessionInfo } from '#domain/session/session-info'
import {
  APP_TEMPLATE_ID,
  isFirstScreenOfHome,
  isPrerenderedFor,
  SNAPSHOT_ID,
  type SnapshotScope,
  snapshotKey,
} from '#domain/lobby/snapshot'
import { readRememberedMember } from '../../shared/session/remembered-member'
import { readStorage } from '../../shared/storage/storage-area'
import type { ShownSnapshot } from '../../shared/page/boot-types'
import { isDataSaverOn } from '../../shared/page/is-data-saver-on'
import { imagesOnScreen } from '../../shared/page/is-screen-waiting'
import { afterPaint } from './after-paint'
import { imageSource } from './image-source'
import { deferTaps } from './defer-taps'

/** Appearance of the first screen of this visit. */
type Look = Pick<SnapshotScope, 'language' | 'style'>

/**
 * Shows the last home screen in front of the skeleton if React is about to render the same, and starts the
 * application. The service worker, or a host with prerendered screens, sends both inside templates, which render, load
 * and run nothing. A snapshot that is not for this visit is removed unseen. Called while the document is parsed, before
 * any of its body has been painted.
 * @returns the snapshot, which the application replaces; null if none is shown
 */
export const showSnapshot = (look: Look): ShownSnapshot | null => {
  const [snapshot, app] = [takeTemplate(SNAPSHOT_ID), takeTemplate(APP_TEMPLATE_ID)]
  const shown =
    snapshot && isCurrent(snapshot.dataset, startFacts(look)) && hasStyles() ? show(snapshot) : null
  const start = (): void => {
    if (shown) showImages(shown.stage)
    if (app) document.head.append(app.content)
  }
  // React's first run and the images each take several frames, so the games are painted first.
  if (shown) afterPaint(start)
  else start()
  return shown
}

const takeTemplate = (id: string): HTMLTemplateElement | null => {
  const found = document.getElementById(id)
  found?.remove()
  return found instanceof HTMLTemplateElement ? found : null
}

const isCurrent = (template: DOMStringMap, facts: SnapshotScope): boolean =>
  template['key'] === snapshotKey(facts) ||
  (isPrerenderedFor(template, facts, Date.now()) && isFirstScreenOfHome(window.location))

const show = ({ content, dataset }: HTMLTemplateElement): ShownSnapshot => {
  const stage = document.createElement('div')
  stage.className = 'snapshot'
  stage.setAttribute('aria-busy', 'true')
  if (dataset['merchant'] !== undefined) stage.dataset['merchant'] = dataset['merchant']
  stage.append(content)
  styleSnapshot(stage)
  document.body.append(stage)
  const shown: ShownSnapshot = { stage, tapped: null }
  deferTaps(shown)
  return shown
}

const startFacts = (look: Look): SnapshotScope => ({
  ...look,
  build: __BUILD_ID__,
  merchant: readStorage('local', MERCHANT_KEY) ?? '',
  width: window.innerWidth,
  density: window.devicePixelRatio,
  visitor: isMember() ? 'member' : 'guest',
})

const isMember = (): boolean =>
  parseSessionInfo(readStorage('session', SESSION_INFO_KEY)) !== null || readRememberedMember() !== null

/** True if every stylesheet has loaded. If the browser has evicted one, the skeleton stays: it needs none. */
const hasStyles = (): boolean =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')).every(({ sheet }) => sheet)

/**
 * Adds what the service worker must not write: styles, and the parameters that the visitor's own URL adds to links
 * (SHL-04).
 */
const styleSnapshot = (stage: HTMLElement): void => {
  for (const cover of stage.querySelectorAll<HTMLElement>('[data-cover]'))
    cover.style.setProperty('--cover', cover.dataset['cover'] ?? '')
  if (window.location.search === '') return
  for (const link of stage.querySelectorAll<HTMLAnchorElement>('a[href]'))
    link.href = withPreservedParams(link.getAttribute('href') ?? '', window.location.search)
}

/**
 * Loads only what is on the screen: a prerendered screen does not know how much fits. With data saver its images wait
 * for a tap (OFF-08); those of the last visit are on the device.
 */
const showImages = (stage: HTMLElement): void => {
  if ('merchant' in stage.dataset && isDataSaverOn()) return
  for (const image of imagesOnScreen(stage)) image.src = imageSource(image.dataset['src'] ?? '')
}
