import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UserError } from '../lib/user-error'

export type Fields = Readonly<Record<string, unknown>>

/** What the studio edits: the merchant's file, and the value of GET /wps/system/settings. */
export interface Merchant {
  readonly config: Fields
  readonly settings: Fields
}

const FILES = { config: 'config.json', settings: 'settings.json' } as const

/**
 * Reads the files of a folder; null for a missing one.
 * @throws a `UserError` for a file that is no JSON object: saving would lose it
 */
export async function readMerchantFolder(
  folder: string,
): Promise<{ readonly config: Fields | null; readonly settings: Fields | null }> {
  const [config, settings] = await Promise.all([
    readFields(path.join(folder, FILES.config)),
    readFields(path.join(folder, FILES.settings)),
  ])
  return { config, settings }
}

/**
 * Writes both files, each whole or not at all.
 * @returns their paths
 */
export async function writeMerchantFolder(folder: string, merchant: Merchant): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true })
  const written = (['config', 'settings'] as const).map(async (name) => {
    const file = path.join(folder, FILES[name])
    const unfinished = `${file}.${String(process.pid)}`
    await writeFile(unfinished, `${JSON.stringify(merchant[name], null, 2)}\n`)
    await rename(unfinished, file)
    return file
  })
  return Promise.all(written)
}

async function readFields(file: string): Promise<Fields | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new UserError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  if (text === null) return null
  const fields = toFields(file, text)
  if (fields === null) throw new UserError(`${file} is no JSON object: correct it, or move it away.`)
  return fields
}

function toFields(file: string, text: string): Fields | null {
  try {
    return asFields(JSON.parse(text))
  } catch (error) {
    throw new UserError(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export const asFields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
