import { ownEntries } from '../text/own-entries'
import { tryParseJson } from '../text/parse-json'

/**
 * Returns the origins in config.json from which scripts may load: only https origins without a path, as in the page's
 * policy (deploy/headers.ts).
 * @param json text of config.json as the worker stores it
 */
export const parseScriptHosts = (json: string | undefined): readonly string[] => {
  const hosts = ownEntries(tryParseJson(json)).get('scriptHosts')
  return Array.isArray(hosts) ? hosts.filter(isHost) : []
}

const isHost = (text: unknown): text is string => {
  if (typeof text !== 'string') return false
  try {
    const { protocol, origin } = new URL(text)
    return protocol === 'https:' && origin === text
  } catch {
    return false
  }
}
