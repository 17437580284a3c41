import { subscribeKey } from 'valtio/utils'
import type { PageObservations } from '#domain/metrics/page-observations'
import { pageState } from '../../../shared/page/page-state'

type PageError = NonNullable<PageObservations['errors']>[number]

const MAX_PROBLEMS = 50 // of one page: a loop of errors must not keep the worker busy

/** Reports the page's own problems: errors without their text, and what the content security policy has blocked. */
export const watchProblems = (record: (seen: PageObservations) => void): void => {
  let count = 0
  const add = (seen: PageObservations): void => {
    count += 1
    if (count <= MAX_PROBLEMS) record(seen)
  }
  const addError = (type: PageError) => (): void => add({ errors: [type] })
  addEventListener('error', addError('uncaught'))
  addEventListener('unhandledrejection', addError('uncaught'))
  addEventListener('vite:preloadError', addError('chunk'))
  watchWorkerEnds(addError('worker.crashed'))
  watchViolations((directive, blockedUrl) => add({ violations: [{ directive, blockedUrl }] }))
}

/** Calls back when a worker has ended by itself. One that a frozen page has ended does not count. */
const watchWorkerEnds = (onEnd: () => void): void => {
  let isFrozen = false
  addEventListener('pagehide', ({ persisted }) => (isFrozen ||= persisted))
  subscribeKey(pageState, 'worker', (state) => {
    if (state === 'ready') return
    if (!isFrozen) onEnd()
    isFrozen = false
  })
}

/** With a ReportingObserver, violations before this call are reported, too. */
const watchViolations = (onViolation: (directive: string, blockedUrl: string) => void): void => {
  if (!('ReportingObserver' in window)) {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      onViolation(effectiveDirective, blockedURI),
    )
    return
  }
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports)
        if (body && 'effectiveDirective' in body && 'blockedURL' in body)
          onViolation(String(body.effectiveDirective), String(body.blockedURL))
    },
    { types: ['csp-violation'], buffered: true },
  ).observe()
}
