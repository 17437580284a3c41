import { type HeaderOptions, type HeaderRule, headerRules, isHttpsOrigin } from './headers'

/** A place for hosts of a config.json. `.invalid` is no host of anyone (RFC 2606). */
const placeOf = (name: string): string => `https://${name}.invalid`
const SCRIPT_HOSTS = placeOf('script-hosts')
const CAPTCHA_SERVERS = placeOf('captcha-servers')

type Config = NonNullable<HeaderOptions['config']>

/** Returns the header rules of a build without a config.json, with places for its hosts. */
export const headerTemplate = (build: Omit<HeaderOptions, 'config'>): readonly HeaderRule[] =>
  headerRules({
    ...build,
    config: { scriptHosts: [SCRIPT_HOSTS], captchaServers: { v3: [CAPTCHA_SERVERS] } },
  }).rules

/** Returns the rules of a template with the hosts of a config.json: those of `headerRules` for the same build. */
export function fillHeaderTemplate(
  template: readonly HeaderRule[],
  config: Config | null,
): readonly HeaderRule[] {
  const { v3 = [], v4 = [] } = config?.captchaServers ?? {}
  const hosts = new Map([
    [SCRIPT_HOSTS, (config?.scriptHosts ?? []).filter(isHttpsOrigin)],
    [CAPTCHA_SERVERS, [...v3, ...v4].filter(isHttpsOrigin)],
  ])
  const filled = (directive: string): string =>
    [...new Set(directive.split(' ').flatMap((source) => hosts.get(source) ?? source))].join(' ')
  return template.map((rule) => {
    const policy = rule.headers['Content-Security-Policy']
    if (policy === undefined) return rule
    const own = policy.split('; ').map(filled).join('; ')
    return { ...rule, headers: { ...rule.headers, 'Content-Security-Policy': own } }
  })
}
