import * as v from 'valibot'
import type { GeetestV3, GeetestV3Config, GeetestV3Result, InitGeetest } from '#domain/captcha/geetest-types'
import { judgedV3Schema, openedSchema, type PuzzleData } from './response-schemas'
import { jsonp } from './jsonp'
import { createPuzzle } from './puzzle'
import { Refused } from './rejected'
import { serverOrigin } from './server-origin'

/**
 * Stand-in for Geetest v3's loader: the same global, callbacks and fields. Like the real one, it has no loading
 * timeout, passes loader failures to `config.onError` as a plain string, and throws without that callback.
 */
const server = serverOrigin()

const initGeetest: InitGeetest = (config, callback) => {
  open(config, '/get.php', config.challenge).then(
    (first) => {
      callback(createCaptcha(config, first))
    },
    (error: unknown) => {
      if (error instanceof Refused) callback(createCaptcha(config, error))
      else if (config.onError) config.onError('networkError')
      else throw error
    },
  )
}

const createCaptcha = (config: GeetestV3Config, first: PuzzleData | Refused): GeetestV3 => {
  const listeners = { ready: none, success: none, error: none, close: none }
  let result: GeetestV3Result | false = false
  let next: PuzzleData | Refused | null = first
  const puzzle = createPuzzle({
    language: config.lang,
    mask: 'transparent',
    isClosedOutside: true,
    open: async () => {
      const opened = next ?? (await open(config, '/refresh.php', config.challenge))
      next = null
      if (opened instanceof Refused) throw opened
      return opened
    },
    judge: async ({ id }, x) => {
      const query = { gt: config.gt, challenge: id, x: String(x) }
      const { success, validate } = v.parse(judgedV3Schema, await jsonp(`${server}/ajax.php`, query))
      if (success === 1) {
        result = {
          geetest_challenge: id,
          geetest_validate: validate,
          geetest_seccode: `${validate}|jordan`,
        }
      }
      return success === 1
    },
    onSuccess: () => listeners.success(),
    onFail: none,
    onClose: () => listeners.close(),
    onError: (error) => listeners.error(named(error)),
  })
  let isWanted = false
  let isReady = false
  const prepare = (ready: () => void): void => {
    puzzle.prepare().then(ready, (error: unknown) => {
      listeners.error(named(error))
    })
  }
  // Runs after the callback has set its listeners.
  setTimeout(() => {
    prepare(() => {
      isReady = true
      listeners.ready()
      if (isWanted) puzzle.show()
    })
  })
  return {
    appendTo: none,
    onReady: (listener) => void (listeners.ready = listener),
    onSuccess: (listener) => void (listeners.success = listener),
    onError: (listener) => void (listeners.error = listener),
    onClose: (listener) => void (listeners.close = listener),
    getValidate: () => result,
    verify: () => {
      isWanted = true
      if (isReady) puzzle.show()
    },
    reset: () => {
      result = false
      isWanted = false
      puzzle.hide()
      prepare(none)
    },
    destroy: () => puzzle.remove(),
  }
}

const open = async (config: GeetestV3Config, path: string, challenge: string): Promise<PuzzleData> => {
  const query = { gt: config.gt, challenge, lang: config.lang, product: config.product }
  const answer = v.parse(openedSchema, await jsonp(server + path, query))
  if (answer.status === 'error') throw new Refused(answer.error)
  return answer.data
}

const none = (..._: readonly unknown[]): void => undefined

/** Network errors have a code too. */
const named = (error: unknown): unknown =>
  error instanceof Refused ? error.reason : { error_code: 'error_102', user_error: '', msg: '' }

Object.assign(window, { initGeetest })
