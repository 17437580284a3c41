import { readJson } from './read-json'

/** The hosts that a merchant's config.json lets scripts come from, as the policy has them: bare https origins. */
export const allowedHosts = (json: string): readonly string[] => {
  const config = readJson(json)
  const hosts =
    typeof config === 'object' && config !== null && 'scriptHosts' in config ? config.scriptHosts : []
  return Array.isArray(hosts) ? hosts.filter(isHttpsOrigin) : []
}

const HTTPS_ORIGIN = /^https:\/\/[a-z\d.-]+(?::\d+)?$/u

const isHttpsOrigin = (host: unknown): host is string => typeof host === 'string' && HTTPS_ORIGIN.test(host)
