import type { SiteSettings } from '../../../../scripts/release/machine'

const PATHS = { gateway: '', gatewayCa: '', certificate: '', key: '', logs: '', nginx: '' }

/** The settings file of a site that needs no gateway and no certificate. */
export const siteSettings = (name: string, changes: Partial<SiteSettings> = {}): string =>
  JSON.stringify({
    ...{ name, hosts: [`${name}.example.com`], ...PATHS },
    ...{ httpPort: 80, httpsPort: 443, hasIpv6: true, hasBrotli: true, ...changes },
  })
