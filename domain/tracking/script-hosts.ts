import { ownEntries } from '../text/own-entries'
import { tryParseJson } from '../text/parse-json'

/**
 * The origins that config.json lets scripts come from: bare https ones, as the page's policy takes them (deploy/headers.ts).
 * @param json text of config.json as the worker keeps it
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
