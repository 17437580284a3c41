import { startScriptBuild } from '../../build/start-script'
import type { HttpResponse } from '../connection/http-get'
import type { Report } from '../report/findings'
import { reportCacheControl } from './cache-control'

export const SERVICE_WORKER = '/m/sw.js'

/** Checks the service worker's response. @returns the id of its build; null if it is of none */
export function checkServiceWorker(addFinding: Report, response: HttpResponse): string | null {
  reportCacheControl(addFinding, SERVICE_WORKER, response)
  if (!/\bjavascript\b/iu.test(response.headers.get('Content-Type') ?? ''))
    addFinding(
      'error',
      'file-content-type',
      SERVICE_WORKER,
      'is not sent as JavaScript',
      'Send text/javascript; browsers refuse it otherwise.',
    )
  const script = response.body.toString('utf8')
  const build = startScriptBuild(script)
  if (build !== null) return build
  if (/\.unregister\(\)/u.test(script))
    addFinding(
      'error',
      'kill-switch',
      SERVICE_WORKER,
      'is the kill switch, which removes the app from each device',
      'Serve the build’s own sw.js again when the fault is corrected (docs/updates.md).',
    )
  else
    addFinding(
      'error',
      'service-worker-unknown',
      SERVICE_WORKER,
      'is not the service worker of a build',
      'Upload the build’s own sw.js, with sw.js.br and sw.js.gz.',
    )
  return null
}
