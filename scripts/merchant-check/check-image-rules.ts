import { applyImageRules, type ImageRules } from '#domain/image-rules'
import { safeImageUrl } from '#domain/routing/safe-url'
import { PING_RACE_TIMEOUT_MS } from '#domain/timing'
import type { AppImage } from './check-pictures'
import type { CheckRun } from './check-run'
import { kilobytes } from './fetch-value'
import type { Report } from './findings'
import { httpGet } from './http-get'

const SMALL_PX = 160
const LARGE_PX = 640

/** Requests an image of each rule of config.json in two widths. Reports rules that no image has, or that change nothing. */
export async function checkImageRules(visit: CheckRun, images: readonly AppImage[]): Promise<void> {
  const addFinding = visit.findings.of('pictures')
  for (const [index, rule] of visit.config.images.entries())
    await checkRule(visit, addFinding, `images[${index}] of config.json`, rule, images)
}

const checkRule = async (
  visit: CheckRun,
  addFinding: Report,
  where: string,
  rule: ImageRules[number],
  images: readonly AppImage[],
): Promise<void> => {
  if (!rule.to.includes('{path}')) {
    addFinding('error', where, 'has no {path} in `to`', 'Write {path} where the rest of the address belongs.')
    return
  }
  const [url] = images.flatMap(({ source }) => {
    const ruled = applyImageRules(source, [rule])
    return source === '' || ruled === source ? [] : [ruled]
  })
  if (url === undefined)
    addFinding('note', where, 'is for no image', 'Begin `from` as the gateway begins its addresses.')
  if (url?.includes('{w}') !== true) return
  const small = await bytesOf(visit, url, SMALL_PX)
  const large = await bytesOf(visit, url, LARGE_PX)
  if (small === null || large === null || small < large) return
  addFinding(
    'warning',
    `${where} (${url})`,
    `sends ${kilobytes(small)} for ${SMALL_PX} px and ${kilobytes(large)} for ${LARGE_PX} px`,
    'Mend `to`, or leave the rule out: each width is a request of its own.',
  )
}

/** Returns the size of an image; null if it does not arrive, which `checkImages` reports. */
const bytesOf = async (visit: CheckRun, source: string, width: number): Promise<number | null> => {
  const url = safeImageUrl(source.replaceAll('{w}', String(width)), visit.origin)
  const asked = url === null ? null : await httpGet(url, { limitMs: PING_RACE_TIMEOUT_MS })
  return asked?.ok && asked.value.status === 200 ? asked.value.sentBytes : null
}
