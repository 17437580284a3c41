import type { CaptchaVersion } from './captcha-messages'
import { CAPTCHA_SERVERS } from './captcha-hosts'
import { ownEntries } from '../text/own-entries'
import { tryParseJson } from '../text/parse-json'

const MAX_SERVERS = 4 // CAP-03: the main one and three backups

/**
 * Returns the servers of a provider's script, main first: those of config.json if it names usable ones, else the
 * provider's own.
 * @param json text of config.json as the worker stores it
 */
export const captchaServers = (json: string | undefined, version: CaptchaVersion): readonly string[] => {
  const named = namedServers(json, version).filter(isServer)
  return (named.length > 0 ? named : CAPTCHA_SERVERS[version]).slice(0, MAX_SERVERS)
}

const namedServers = (json: string | undefined, version: CaptchaVersion): readonly unknown[] => {
  const servers = ownEntries(tryParseJson(json)).get('captchaServers')
  const list = ownEntries(servers).get(version)
  return Array.isArray(list) ? list : []
}

/** Accepts a bare https origin; plain http only on this device, where the development gateway runs. */
const isServer = (text: unknown): text is string => {
  if (typeof text !== 'string') return false
  try {
    const { protocol, hostname, origin } = new URL(text)
    if (origin !== text) return false
    return protocol === 'https:' || (protocol === 'http:' && /^(?:127\.0\.0\.1|localhost)$/u.test(hostname))
  } catch {
    return false
  }
}
