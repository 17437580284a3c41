import { PING_RACE_TIMEOUT_MS } from '#domain/timing'
import type { Settings } from '#domain/contract/settings/settings'
import { applyImageRules } from '#domain/image-rules'
import { appIcon } from '#domain/install/install-links'
import { ownEntries } from '#domain/text/own-entries'
import { safeImageUrl } from '#domain/routing/safe-url'
import { isOpenTo } from '../connection/cors'
import { kilobytes } from '../calls/fetch-value'
import { type Report, settingsField } from '../report/findings'
import { rowPath } from '../settings/row-path'
import type { CheckRun } from '../check-run'

const SAMPLES = 3 // of each host and kind
const MAX_REQUESTS = 60
const WIDTH_PX = '320' // a cover on a phone
const HEAVY_BYTES = 300_000
const SLOW_MS = 3_000
const SHORT_S = 3_600 // with a shorter cache lifetime, an image is loaded on every visit

/** An image that the app would show. */
export interface AppImage {
  /** Where it is named, such as `banners[2].image`. */
  readonly where: string
  /** The field of the settings that names it, if one does. */
  readonly field?: string
  readonly source: string
}

/** False for icons and flags, to which the rules of config.json do not apply. */
export const isScalable = ({ where }: AppImage): boolean => !/^(?:icons|imageCDNs)\b/u.test(where)

/** Requests some images from each host, and reports those that the app could not show or cache. */
export async function checkImages(visit: CheckRun, images: readonly AppImage[]): Promise<void> {
  const addFinding = visit.findings.of('pictures')
  const named = images
    .filter(({ source }) => source !== '')
    .map(({ source, ...place }) => ({ place, url: urlOf(visit, { ...place, source }) }))
  const safe = named.flatMap(({ place, url }) => (url === null ? [] : [{ place, url }]))
  const unsafe = named.flatMap(({ place, url }) => (url === null ? [place] : []))
  const [first, ...others] = unsafe.filter(({ field }) => field === undefined)
  const ofSettings = unsafe.filter(({ field }) => field !== undefined)
  for (const place of [...ofSettings, ...(first ? [first] : [])])
    addFinding(
      'warning',
      'image-url-unsafe',
      place,
      others.length === 0 || place !== first
        ? 'has no address that the app shows'
        : `has, with ${String(others.length)} more, no address that the app shows`,
      'Send https, or a path of this origin.',
    )
  await Promise.all(
    samplesOf(safe)
      .slice(0, MAX_REQUESTS)
      .map((image) => checkImage(visit, addFinding, image)),
  )
}

const urlOf = (visit: CheckRun, image: AppImage): string | null => {
  const ruled = isScalable(image) ? applyImageRules(image.source, visit.config.images) : image.source
  return safeImageUrl(ruled.replaceAll('{w}', WIDTH_PX), visit.origin)
}

interface Sample {
  readonly place: Omit<AppImage, 'source'>
  readonly url: string
}

/** The first few of each host and kind: a host that fails does so for all of them. */
const samplesOf = (images: readonly Sample[]): readonly Sample[] => {
  const counts = new Map<string, number>()
  return images.filter(({ place, url }) => {
    const kind = `${new URL(url).origin} ${place.where.replace(/\[\d+\]/gu, '')}`
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= SAMPLES
  })
}

const checkImage = async (
  visit: CheckRun,
  addFinding: Report,
  { place: named, url }: Sample,
): Promise<void> => {
  const place = { ...named, where: `${named.where} (${url})` }
  const asked = await visit.get(url, { headers: { Origin: visit.origin }, limitMs: PING_RACE_TIMEOUT_MS })
  const problem = asked.ok
    ? asked.value.status === 200
      ? null
      : `HTTP ${asked.value.status}`
    : asked.error.text
  if (problem !== null)
    addFinding(
      'warning',
      'image-missing',
      place,
      problem,
      'Correct the address or the host; a sign stands in its place.',
    )
  if (!asked.ok || problem !== null) return
  const { headers, sentBytes, ms } = asked.value
  if (!/^image\//iu.test(headers.get('Content-Type') ?? ''))
    addFinding(
      'warning',
      'image-content-type',
      place,
      'is no picture',
      'Send it with its image Content-Type.',
    )
  const isAbroad = new URL(url).origin !== visit.origin
  if (isAbroad && !isOpenTo(headers, visit.origin))
    addFinding(
      'warning',
      'image-without-cors',
      place,
      'comes without CORS header, so it is shown online only',
      'Send Access-Control-Allow-Origin: *.',
    )
  const seconds = Number(/max-age=(\d+)/iu.exec(headers.get('Cache-Control') ?? '')?.[1] ?? 0)
  if (seconds < SHORT_S)
    addFinding(
      'note',
      'image-not-cached',
      place,
      'is not kept by caches',
      'Send Cache-Control with a max-age of a day or more.',
    )
  if (sentBytes > HEAVY_BYTES)
    addFinding(
      'warning',
      'image-large',
      place,
      `has ${kilobytes(sentBytes)}`,
      'Send a smaller one; take {w} in the address for the width.',
    )
  if (ms > SLOW_MS)
    addFinding('warning', 'image-slow', place, `took ${ms} ms`, 'Serve pictures from nearer to the players.')
}

/** Returns every image of the settings and the content, as named there. */
export const namedImages = (
  settings: Settings,
  content: ReadonlyMap<string, unknown>,
  icons: readonly string[],
): readonly AppImage[] => [
  { ...settingsField('mobileTemplate.image_logo'), source: settings.mobileTemplate.image_logo },
  { ...settingsField('mobileTemplate.apple_touch_icon'), source: settings.mobileTemplate.apple_touch_icon },
  ...settings.resources.map((resource, index) => ({
    ...settingsField(`${rowPath(content.get('settings'), 'resources', index)}.url`),
    source: appIcon([resource], ''), // '' for any other resource
  })),
  ...icons.map((source, index) => ({ where: `icons[${index}] of the web-app manifest`, source })),
  ...settings.imageCDNs.map((host, index) => ({
    ...settingsField(rowPath(content.get('settings'), 'imageCDNs', index)),
    source: `${host}/country/${settings.countryCode || 'US'}.png`,
  })),
  ...[...content].flatMap(([name, value]) => imagesIn(value, name)),
]

const imagesIn = (value: unknown, path: string): readonly AppImage[] => {
  if (Array.isArray(value))
    return value.flatMap((each: unknown, index) => imagesIn(each, `${path}[${index}]`))
  const fields = ownEntries(value)
  const image = fields.get('image')
  const own = typeof image === 'string' ? [{ where: `${path}.image`, source: image }] : []
  const cards = fields.get('cards')
  return cards === undefined ? own : [...own, ...imagesIn(cards, `${path}.cards`)]
}
