import * as v from 'valibot'
import {
  type Finding,
  type ImageFile,
  imageSchema,
  outputSchema,
  reportSchema,
  savedSchema,
  type Studio,
  type StudioMerchant,
  studioSchema,
  tokenSchema,
} from './studio-api'

/** Calls of the studio's server. Each rejects with a sentence for the operator. */

export const loadStudio = async (): Promise<Studio> => v.parse(studioSchema, await call('GET', 'studio'))

export const sendMerchant = async (merchant: StudioMerchant): Promise<void> => {
  await call('PUT', 'merchant', merchant)
}

export const setNetwork = async (isOnline: boolean): Promise<void> => {
  await call('PUT', 'network', { isOnline })
}

/** Opens a session of the demo member. */
export const openSession = async (): Promise<string> =>
  v.parse(tokenSchema, await call('POST', 'token')).token

/** Returns the written files. */
export const saveMerchant = async (): Promise<readonly string[]> =>
  v.parse(savedSchema, await call('POST', 'save')).files

export const makeAssets = async (): Promise<v.InferOutput<typeof outputSchema>> =>
  v.parse(outputSchema, await call('POST', 'assets'))

export const checkMerchant = async (): Promise<readonly Finding[]> =>
  v.parse(reportSchema, await call('POST', 'check')).findings

export const checkImage = async (url: string): Promise<ImageFile> =>
  v.parse(imageSchema, await call('GET', `image?${new URLSearchParams({ url }).toString()}`))

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`/api/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null)
  if (!response) throw new Error('The studio’s server does not respond: look into its terminal.')
  const text = await response.text()
  if (!response.ok) throw new Error(text.trim())
  return text === '' ? null : JSON.parse(text)
}
