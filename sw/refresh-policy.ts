import { DAY_MS } from '#domain/timing'
import { CURRENT_PRECACHE } from './cache-names'
import { fetchFile, fetchHeaders } from './fetch-file'
import { pathOf, storedList } from './file-list'
import { DOCUMENT, installedDocument, putFile } from './precache'
import { deleteSnapshot } from './snapshot'

/** An entry of the precache whose date is that of the last check. */
const LAST_CHECK = '/m/policy-check'

/** Digests of the document's own scripts and styles in a policy. */
const DIGESTS = /'sha\d+-[^']+'/g

/**
 * Installs this build's document again if its policy on the host has changed, as after a change of config.json. Requests
 * only the headers, once a day. Without a network the next start tries again, and without room the next day.
 */
export const refreshPolicy = (): Promise<void> => checkPolicy().catch(() => undefined)

async function checkPolicy(): Promise<void> {
  const path = pathOf(DOCUMENT)
  const installed = await installedDocument()
  if (!installed) return
  const target = await caches.open(CURRENT_PRECACHE)
  const { headers } = (await target.match(LAST_CHECK)) ?? installed
  // A date in the future is of a clock that has been set back since.
  if (Math.abs(Date.now() - Date.parse(headers.get('date') ?? '')) < DAY_MS) return
  const offered = await fetchHeaders(path)
  await target.put(LAST_CHECK, new Response('', { headers: { date: new Date().toUTCString() } }))
  if (!hasNewPolicy(offered, installed)) return
  const list = await storedList(CURRENT_PRECACHE)
  // Other bytes are rejected: a policy is installed only together with its own document.
  const response = await fetchFile(path, list?.digests[DOCUMENT], { cache: 'reload' })
  if (!hasNewPolicy(response, installed)) return
  await putFile(target, path, response)
  await deleteSnapshot() // it has the old policy; the page sends another one
}

/**
 * True for another policy with all digests of the installed one. A policy without them belongs to another build's
 * document and would block this one's scripts. A host without the document responds 404.
 */
function hasNewPolicy(offered: Response, installed: Response): boolean {
  const [next, current] = [policyOf(offered), policyOf(installed)]
  const digests = current.match(DIGESTS)
  return offered.ok && next !== current && !!digests?.every((digest) => next.includes(digest))
}

const policyOf = ({ headers }: Response): string => headers.get('content-security-policy') ?? ''
