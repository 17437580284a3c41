import { isScreenWaiting } from './is-screen-waiting'

const WAIT_TIMEOUT_MS = 30_000 // games that have not arrived by then do not delay the rest

/**
 * Calls `run` once nothing on screen waits for rows. Checks after each `stepMs`, because a slow network is still
 * busy with the first screen. A screen that says that its rows have not come waits too: they may still be on their
 * way. Returns a function that cancels it.
 */
export const onFirstScreenReady = (run: () => void, stepMs: number): (() => void) => {
  const deadline = performance.now() + WAIT_TIMEOUT_MS
  const wait = (): ReturnType<typeof setTimeout> =>
    setTimeout(() => {
      if ((isScreenWaiting(document.body) || hasError()) && performance.now() < deadline) timer = wait()
      else run()
    }, stepMs)
  let timer = wait()
  return () => clearTimeout(timer)
}

const hasError = (): boolean => document.querySelector('main [role=alert]') !== null
