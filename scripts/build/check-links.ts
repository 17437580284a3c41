import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const SCRIPT = path.join(import.meta.dirname, 'check-chunks.js')

/** Rejects when a chunk of `folder` exports or imports a name that does not exist. Runs none of their code. */
export async function checkChunkLinks(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--experimental-vm-modules', '--no-warnings', SCRIPT, folder])
}
