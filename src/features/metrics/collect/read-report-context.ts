import type { ReportContext } from '#domain/metrics/page-observations'
import { buildId } from '../../../shared/page/build-facts'
import { device } from '../../../shared/page/device'
import { pageState } from '../../../shared/page/page-state'

/** Returns the type of the Network Information API; undefined in browsers without it. */
const effectiveType = (): string | undefined => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null || !('effectiveType' in connection))
    return undefined
  return typeof connection.effectiveType === 'string' ? connection.effectiveType : undefined
}

/** Returns the device's memory; undefined in browsers that do not report it. */
const memoryGb = (): number | undefined => {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  return typeof memory === 'number' ? memory : undefined
}

/** Path at which the document was opened: the player may have moved on since. */
export const landingPath = (): string => {
  const [entry] = performance.getEntriesByType('navigation')
  return new URL(entry?.name ?? '', window.location.href).pathname
}

/** Returns what the page knows of itself and of its device now. */
export const readReportContext = (fixed: Pick<ReportContext, 'url' | 'landing'>): ReportContext => ({
  ...fixed,
  build: buildId(),
  path: window.location.pathname,
  language: pageState.language,
  effectiveType: effectiveType(),
  savesData: device.savesData,
  memoryGb: memoryGb(),
  cores: navigator.hardwareConcurrency,
  isStandalone: device.isStandalone,
})
