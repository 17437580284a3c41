import { UserError } from '../lib/user-error'

const LARGEST_BYTES = 5_000_000 // a larger logo is a mistake
const DOWNLOAD_TIMEOUT_MS = 20_000

/** Downloads a complete file, or throws a `UserError` with the reason. */
export async function download(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly bytes: Buffer }> {
  return whole(url, await ask(url, headers))
}

/** The same, but returns null if the host reports no such file. */
export async function downloadIfFound(url: string): Promise<{ readonly bytes: Buffer } | null> {
  const response = await ask(url, {})
  return response.status === 404 ? null : whole(url, response)
}

async function whole(url: string, response: Response): Promise<{ readonly bytes: Buffer }> {
  if (!response.ok) throw new UserError(`${url} answered ${String(response.status)}.`)
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength
      if (size > LARGEST_BYTES) break
      parts.push(part)
    }
  } catch {
    throw new UserError(`${url} broke off.`)
  }
  if (size > LARGEST_BYTES)
    throw new UserError(`${url} is larger than ${String(LARGEST_BYTES / 1_000_000)} MB.`)
  return { bytes: Buffer.concat(parts) }
}

async function ask(url: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) })
  } catch {
    throw new UserError(`${url} does not answer.`)
  }
}
