import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { bundleModule } from './bundle-module'
import type { PageBuild } from './build-constants'
import { safeScript } from './inline-into-html'

export interface FrameDocument {
  /** Next to the app's document. */
  readonly file: string
  /** Below src/: contains FILE and the `main.ts` of its script. */
  readonly folder: string
}

export const FRAME_DOCUMENTS: readonly FrameDocument[] = [
  { file: 'captcha.html', folder: 'captcha-frame' },
  { file: 'back.html', folder: 'back-frame' },
]

/**
 * Writes the documents of frames next to the app's document. Each is one file with its one script inline. A document
 * with an opaque origin could load our modules only with CORS, and a policy allows an inline script by its hash.
 */
export function frameDocumentsPlugin(options: PageBuild): Plugin {
  return {
    name: 'lobby:frame-documents',
    async generateBundle() {
      for (const frame of FRAME_DOCUMENTS)
        this.emitFile({ type: 'asset', fileName: frame.file, source: await frameHtml(options, frame) })
    },
  }
}

export async function frameHtml(options: PageBuild, { file, folder }: FrameDocument): Promise<string> {
  const html = await readFile(path.join(options.root, 'src', folder, file), 'utf8')
  const module = `src/${folder}/main.ts`
  const [chunk, ...others] = await bundleModule(options, module, 'iife', {})
  if (chunk?.type !== 'chunk' || others.length > 0 || chunk.imports.length > 0) {
    throw new Error(`${module} must come out as a single script`)
  }
  return html
    .replace(/\n\s*/g, '')
    .replace('</body>', () => `<script>${safeScript(chunk.code.trim())}</script></body>`)
}
