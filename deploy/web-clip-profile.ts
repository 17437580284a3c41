import { createHash } from 'node:crypto'
import { WEB_CLIP_URL } from '#domain/install/web-clip'

export const PROFILE_TYPE = 'application/x-apple-aspen-config'

export interface WebClip {
  /** Shown under the icon and in the system's settings. */
  readonly name: string
  readonly merchant: string
  /** Origin of the app, such as `https://m.example.com`. */
  readonly origin: string
  /** A PNG. */
  readonly icon: Uint8Array
}

/**
 * Renders a configuration profile that adds the app's icon to the home screen of an iPhone or iPad (INS-04). The user
 * can remove it. Its ids depend on merchant and origin, so that downloading the profile again replaces the earlier
 * one. Format: https://support.apple.com/guide/deployment/depbc7c7808
 */
export function renderWebClipProfile({ name, merchant, origin, icon }: WebClip): string {
  const id = [...reversedHost(origin), 'web-clip', slug(merchant)].join('.')
  const clip: Dict = {
    PayloadType: 'com.apple.webClip.managed',
    PayloadVersion: 1,
    PayloadIdentifier: `${id}.clip`,
    PayloadUUID: stableUuid(`clip\n${merchant}\n${origin}`),
    PayloadDisplayName: name,
    URL: origin + WEB_CLIP_URL,
    Label: name,
    Icon: icon,
    FullScreen: true,
    IsRemovable: true,
    Precomposed: true,
  }
  return plist({
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: id,
    PayloadUUID: stableUuid(`profile\n${merchant}\n${origin}`),
    PayloadDisplayName: name,
    PayloadOrganization: new URL(origin).host,
    PayloadRemovalDisallowed: false,
    PayloadContent: [clip],
  })
}

/** In the order of identifiers: `com.example.m`. Ports and IP addresses count as ordinary parts. */
const reversedHost = (origin: string): readonly string[] =>
  new URL(origin).host.split('.').map(slug).reverse()

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9-]+/g, '-')

/** Returns the same UUID for the same text: version 8, with bits of a digest. */
function stableUuid(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex').toUpperCase()
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

type Value = string | number | boolean | Uint8Array | Dict | readonly Dict[]
interface Dict {
  readonly [key: string]: Value
}

const plist = (dict: Dict): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${dictXml(dict)}
</plist>
`

const dictXml = (dict: Dict): string =>
  `<dict>\n${Object.entries(dict)
    .map(([key, value]) => `<key>${escaped(key)}</key>\n${valueXml(value)}`)
    .join('\n')}\n</dict>`

function valueXml(value: Value): string {
  if (typeof value === 'string') return `<string>${escaped(value)}</string>`
  if (typeof value === 'number') return `<integer>${String(value)}</integer>`
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  if (value instanceof Uint8Array) return `<data>${Buffer.from(value).toString('base64')}</data>`
  if (isList(value)) return `<array>\n${value.map(dictXml).join('\n')}\n</array>`
  return dictXml(value)
}

const isList = (value: Dict | readonly Dict[]): value is readonly Dict[] => Array.isArray(value)

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for XML 1.0. Characters that XML forbids, such as lone surrogates, are removed. */
const escaped = (text: string): string =>
  [...text]
    .filter((char) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/u.test(char))
    .join('')
    .replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '')
