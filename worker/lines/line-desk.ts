import type { AppError } from '#domain/errors'
import type { LineCheck } from '#domain/port'
import { ok, type Result } from '#domain/result'
import type { SyncError, SyncOutcome } from '../sync/run-resource'
import { joinCheck } from './check-lines'
import { keepDelivered } from './keep-delivered'
import type { LinesOptions } from './lines'
import { createStatusNews } from './status-news'

/** All that is done about lines, once it is needed (`Lines` says what each part is for). */
export interface LineDesk {
  readonly check: (wish: { readonly isMeasuring: boolean }) => Promise<Result<LineCheck, AppError>>
  readonly onResult: (name: string, result: Result<SyncOutcome, SyncError>) => void
  readonly askForNews: () => void
  readonly forgetNews: () => void
}

export const createLineDesk = (options: LinesOptions): LineDesk => {
  const news = createStatusNews((trouble) => {
    options.emit({ type: 'status-trouble', trouble })
  })
  let isFirstCycleOver = false
  let keeping: Promise<unknown> = Promise.resolve()
  const keep = (): void => {
    keeping = keeping.then(() => keepDelivered(options)).catch(() => undefined)
  }
  return {
    check: async ({ isMeasuring }) => ok(await joinCheck(options, isMeasuring)),
    onResult: (name, result) => {
      if (name === 'status') news.note(result.ok ? null : result.error)
      // The list of lines is asked for after all that the first screen shows, so this takes nothing from it.
      if (name === 'domains') isFirstCycleOver = true
      else if (name !== 'settings' || !result.ok || result.value === 'unchanged') return
      if (isFirstCycleOver) keep()
    },
    askForNews: news.ask,
    forgetNews: news.forget,
  }
}
