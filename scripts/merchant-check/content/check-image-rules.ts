import { applyImageRules, type ImageRules } from '#domain/image-rules'
import { safeImageUrl } from '#domain/routing/safe-url'
import { PING_RACE_TIMEOUT_MS } from '#domain/timing'
import { type AppImage, isScalable } from './check-pictures'
import type { CheckRun } from '../check-run'
import { configField, type Report } from '../report/findings'

const SMALL_PX = 160
const LARGE_PX = 640
const SAMPLES = 3 // the last ones, which are content: a logo may have the same size in each width

/** Requests images of each rule of config.json in two widths. Reports rules that no image has, or that change nothing. */
export async function checkImageRules(visit: CheckRun, images: readonly AppImage[]): Promise<void> {
  const addFinding = visit.findings.of('pictures')
  for (const [index, rule] of visit.config.images.entries())
    await checkRule(visit, addFinding, `images[${String(index)}]`, rule, images)
}

const checkRule = async (
  visit: CheckRun,
  addFinding: Report,
  path: string,
  rule: ImageRules[number],
  images: readonly AppImage[],
): Promise<void> => {
  if (!rule.to.includes('{path}')) {
    addFinding(
      'error',
      'image-rule-without-path',
      configField(path),
      'has no {path} in `to`',
      'Write {path} where the rest of the address belongs.',
    )
    return
  }
  const urls = images.filter(isScalable).flatMap(({ source }) => {
    const ruled = applyImageRules(source, [rule])
    return source === '' || ruled === source ? [] : [ruled]
  })
  if (urls.length === 0)
    addFinding(
      'note',
      'image-rule-unused',
      configField(path),
      'is for no image',
      'Begin `from` as the gateway begins its addresses.',
    )
  const [first = '', ...others] = urls.filter((url) => url.includes('{w}')).slice(-SAMPLES)
  if (first === '') return
  for (const url of [first, ...others]) if (await isScaled(visit, url)) return
  addFinding(
    'warning',
    'image-rule-without-effect',
    configField(path, `${path} of config.json (${first})`),
    `sends as much for ${SMALL_PX} px as for ${LARGE_PX} px`,
    'Correct `to`, or leave the rule out: each width is a request of its own.',
  )
}

/** True if the image is smaller in a smaller width, or does not arrive. */
const isScaled = async (visit: CheckRun, url: string): Promise<boolean> => {
  const small = await bytesOf(visit, url, SMALL_PX)
  const large = await bytesOf(visit, url, LARGE_PX)
  return small === null || large === null || small < large
}

/** Returns the size of an image; null if it does not arrive, which `checkImages` reports. */
const bytesOf = async (visit: CheckRun, source: string, width: number): Promise<number | null> => {
  const url = safeImageUrl(source.replaceAll('{w}', String(width)), visit.origin)
  const asked = url === null ? null : await visit.get(url, { limitMs: PING_RACE_TIMEOUT_MS })
  return asked?.ok && asked.value.status === 200 ? asked.value.sentBytes : null
}
