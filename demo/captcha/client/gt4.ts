import * as v from 'valibot'
import type { GeetestV4, GeetestV4Config, InitGeetest4 } from '#domain/captcha/geetest-types'
import { judgedV4Schema, openedSchema, type PuzzleData } from './response-schemas'
import { jsonp } from './jsonp'
import { createPuzzle } from './puzzle'
import { Refused } from './rejected'
import { serverOrigin } from './server-origin'

/**
 * Stand-in for Geetest v4's script: the same global, callbacks and fields, and the same pitfalls (CAP-06). If its
 * host fails, only `offlineCb` is called, and the failure remains until the script is injected again. Without
 * `onError` the error is thrown uncaught.
 */
const server = serverOrigin()
const DEFAULT_LIMIT_MS = 30_000

let hasFailed = false

const initGeetest4: InitGeetest4 = (config, callback) => {
  const begin = async (): Promise<void> => {
    if (hasFailed) throw new Error('networkError')
    const first = await open(config)
    callback(createCaptcha(config, first))
  }
  begin().catch((error: unknown) => {
    if (error instanceof Refused) {
      refuse(config, error.reason)
      return
    }
    hasFailed = true
    if (config.offlineCb) config.offlineCb()
    else refuse(config, { code: '60205', msg: 'Network failure', desc: { detail: 'all hosts' } })
  })
}

const refuse = ({ onError }: GeetestV4Config, error: unknown): void => {
  if (!onError) throw new Error(JSON.stringify(error))
  onError(error)
}

const createCaptcha = (config: GeetestV4Config, first: PuzzleData): GeetestV4 => {
  const listeners = {
    ready: none,
    next: none,
    show: none,
    success: none,
    fail: none,
    error: none,
    close: none,
  }
  let result: Readonly<Record<string, string>> | false = false
  let next: PuzzleData | null = first
  const puzzle = createPuzzle({
    language: config.language,
    mask: config.mask?.bgColor ?? '#0000004d',
    isClosedOutside: config.mask?.outside ?? true,
    open: async () => {
      const opened = next ?? (await open(config))
      next = null
      return opened
    },
    judge: async ({ id }, x) => {
      const query = { captcha_id: config.captchaId, lot_number: id, w: String(x) }
      const answer = v.parse(judgedV4Schema, await jsonp(`${server}/verify`, query, config.timeout))
      result = answer.seccode ?? false
      return answer.result === 'success'
    },
    onSuccess: () => listeners.success(),
    onFail: () => listeners.fail({ code: '-1', msg: 'fail' }),
    onClose: () => listeners.close(),
    onError: (error) => listeners.error(named(error)),
  })
  const prepare = (ready: () => void): void => {
    puzzle.prepare().then(ready, (error: unknown) => {
      listeners.error(named(error))
    })
  }
  // Runs after the callback has set its listeners.
  setTimeout(() => {
    prepare(() => listeners.ready())
  })
  return {
    appendTo: none,
    onReady: (listener) => void (listeners.ready = listener),
    onNextReady: (listener) => void (listeners.next = listener),
    onBoxShow: (listener) => void (listeners.show = listener),
    onSuccess: (listener) => void (listeners.success = listener),
    onFail: (listener) => void (listeners.fail = listener),
    onError: (listener) => void (listeners.error = listener),
    onClose: (listener) => void (listeners.close = listener),
    getValidate: () => result,
    showCaptcha: () => {
      puzzle.show()
      listeners.show()
    },
    reset: () => {
      result = false
      puzzle.hide()
      prepare(() => listeners.next())
    },
    destroy: () => puzzle.remove(),
  }
}

/** Rejects with the provider's own error, or with an Error if there was no response. */
const open = async ({ captchaId, language, timeout }: GeetestV4Config): Promise<PuzzleData> => {
  const query = { captcha_id: captchaId, lang: language, client_type: 'h5' }
  const answer = v.parse(openedSchema, await jsonp(`${server}/load`, query, timeout ?? DEFAULT_LIMIT_MS))
  if (answer.status === 'error') throw new Refused(answer.error)
  return answer.data
}

const none = (..._: readonly unknown[]): void => undefined

const named = (error: unknown): unknown =>
  error instanceof Refused ? error.reason : { code: '60101', msg: '', desc: { detail: 'no answer' } }

Object.assign(window, { initGeetest4 })
