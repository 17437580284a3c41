import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'

const MAX_BUILDS = 4 // a host keeps the assets of three earlier builds, so that old tabs find their chunks

export interface DistFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/** What is served below /m/. */
export interface Site {
  /** Sources of styles that its policy allows in addition (docs/decisions/development-server.md). */
  readonly styleSources?: readonly string[]
  /** Returns a file by its path below /m/, or null. */
  read(path: string): Promise<DistFile | null>
  /** Serves another build from now on. Without `keep`, the assets of earlier builds are gone. */
  deploy(folder: string, keep: boolean): void
}

/** The served builds: the newest for everything, earlier ones only for their assets. */
export class DistFolders implements Site {
  #folders: readonly string[]
  readonly #etags = new Map<string, string>()

  constructor(folder: string) {
    this.#folders = [folder]
  }

  deploy(folder: string, keep: boolean): void {
    const earlier = keep ? this.#folders.filter((one) => one !== folder) : []
    this.#folders = [resolve(folder), ...earlier].slice(0, MAX_BUILDS)
  }

  /** Nothing outside the folder is ever read. */
  async read(path: string): Promise<DistFile | null> {
    const folders = path.startsWith('assets/') ? this.#folders : this.#folders.slice(0, 1)
    for (const folder of folders) {
      const file = await this.#readFrom(folder, path)
      if (file !== null) return file
    }
    return null
  }

  async #readFrom(folder: string, path: string): Promise<DistFile | null> {
    const file = join(folder, path)
    if (!file.startsWith(folder + sep)) return null
    try {
      const { mtimeMs, size } = await stat(file)
      const bytes = new Uint8Array(await readFile(file))
      return { bytes, etag: this.#etag(`${file}\n${mtimeMs}\n${size}`, bytes) }
    } catch {
      return null // missing, or a folder: the response is the same
    }
  }

  #etag(version: string, bytes: Uint8Array): string {
    const cached = this.#etags.get(version)
    if (cached !== undefined) return cached
    // Weak, because one tag covers the plain and the compressed forms.
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
    this.#etags.set(version, etag)
    return etag
  }
}
