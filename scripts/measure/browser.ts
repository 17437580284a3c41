import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import * as v from 'valibot'
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../lib/browser-paths'
import { PHONE_DEVICE } from '../lib/phone-device'

export const CPU_THROTTLING_RATE = 4 // a mid-range phone compared with a desktop

/** A phone's page in its own browser, with a session of the debugging protocol. */
export type Phone = { readonly context: BrowserContext; readonly page: Page; readonly session: CDPSession }

/** Creates a profile folder, passes it to `action` and removes it. */
export async function withProfile<T>(action: (profile: string) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(path.join(tmpdir(), 'lobby-profile-'))
  try {
    return await action(profile)
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Starts Chromium with that profile; `initScripts` are files that run in each page before its own code. */
export async function openPhone(
  profile: string,
  initScripts: readonly string[] = [],
  options: { readonly serviceWorkers?: 'allow' | 'block' } = {},
): Promise<Phone> {
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    executablePath: CHROMIUM_PATH,
    args: CHROMIUM_ARGS,
    ...PHONE_DEVICE,
  })
  for (const file of initScripts) await context.addInitScript({ path: file })
  const page = context.pages()[0] ?? (await context.newPage())
  return { context, page, session: await context.newCDPSession(page) }
}

/** Evaluates in the page despite its policy, awaits the result, and validates it. */
export async function evaluate<const Schema extends v.GenericSchema>(
  { session }: Phone,
  expression: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const parameters = { expression, awaitPromise: true, returnByValue: true }
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', parameters)
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return v.parse(schema, result.value)
}

/** Waits until a browser that has just started, or a page that has just loaded, is idle. */
export async function waitForIdle(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}
