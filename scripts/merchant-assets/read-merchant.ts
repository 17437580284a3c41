import * as v from 'valibot'
import { SETTINGS_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import type { Config } from '#domain/contract/settings/config'
import { repairSettings } from '#domain/contract/settings/repair-settings'
import { safeImageUrl } from '#domain/routing/safe-url'
import { webAppManifestUrl } from '#domain/install/web-app-manifest'
import { UserError } from '../lib/user-error'
import { download } from './download'

/** Input of the images. */
export interface Merchant {
  readonly code: string
  readonly name: string
  /** Origin where players open the app. */
  readonly origin: string
  /** As delivered: any format that a browser shows. */
  readonly logo: Buffer
  /** Null if the merchant has none; the logo is used instead. */
  readonly icon: Buffer | null
}

const envelope = v.object({ success: v.literal(true), value: v.unknown() })
const status = v.object({ merchantCode: v.pipe(v.string(), v.minLength(1)) })
const manifest = v.object({ name: v.optional(v.string(), ''), short_name: v.optional(v.string(), '') })

/**
 * Fetches a merchant's settings, name and images from the gateway, with the paths and the merchant of config.json, as
 * the app does. Throws a `UserError`.
 */
export async function readMerchant(origin: string, language: string, config: Config): Promise<Merchant> {
  const callOf = (path: string): string => `${origin}${config.paths[path] ?? path}`
  const query = new URLSearchParams({ device: 'MOBILE', originalDomain: origin, url: `${origin}/m/home` })
  const headers = {
    Language: language,
    ...(config.merchant === undefined ? {} : { Merchant: config.merchant }),
  }
  const named = await valueOf(`${callOf(STATUS_ENDPOINT)}?${query.toString()}`, headers, status)
  const merchantCode = config.merchant ?? named.merchantCode
  const asked = { ...headers, Merchant: merchantCode }
  const url = callOf(SETTINGS_ENDPOINT)
  const settings = repairSettings(await valueOf(url, asked, v.unknown()))?.settings
  if (!settings) throw refusal(url)
  const { mobileTemplate } = settings
  const names = await jsonOf(`${origin}${webAppManifestUrl(merchantCode, language, '')}`, {}, manifest)
  const logo = await fetchImage('image_logo', mobileTemplate.image_logo, origin)
  const icon = await fetchImage('apple_touch_icon', mobileTemplate.apple_touch_icon, origin)
  const main = logo ?? icon
  if (!main) throw new UserError(`${merchantCode} names no picture: mobileTemplate.image_logo is empty.`)
  return {
    code: merchantCode,
    name: names.short_name || names.name || merchantCode,
    origin,
    logo: main,
    icon,
  }
}

const LARGE_PX = 960 // the widest size requested from an image host

async function fetchImage(field: string, source: string, origin: string): Promise<Buffer | null> {
  if (source === '') return null
  const url = safeImageUrl(source.replaceAll('{w}', String(LARGE_PX)), origin)
  if (url === null) throw new UserError(`mobileTemplate.${field} is no safe address: ${source}`)
  return (await download(url)).bytes
}

async function valueOf<Schema extends v.GenericSchema>(
  url: string,
  headers: Readonly<Record<string, string>>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { value } = await jsonOf(url, headers, envelope)
  return checked(url, schema, value)
}

async function jsonOf<Schema extends v.GenericSchema>(
  url: string,
  headers: Readonly<Record<string, string>>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { bytes } = await download(url, headers)
  try {
    return checked(url, schema, JSON.parse(bytes.toString('utf8')))
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(`${url} did not answer with JSON.`)
  }
}

function checked<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) throw refusal(url)
  return parsed.output
}

const refusal = (url: string): UserError => new UserError(`${url} did not answer as the contract says.`)
