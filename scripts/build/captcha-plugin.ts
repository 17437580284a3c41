import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { bundleOne } from './bundle-one'
import { BASE, type PageBuild } from './page-config'
import { safeScript } from './place-in-document'

const FRAME_MODULE = 'src/captcha-frame/main.ts'
const FRAME_DOCUMENT = 'src/captcha-frame/captcha.html'
const FRAME_FILE = 'captcha.html'

/**
 * Puts the captcha's frame beside the document: one file with its one script inline, since a document without an origin
 * could load a module of ours only with CORS, and a policy names an inline script by its hash.
 */
export function captchaPlugin(options: PageBuild): Plugin {
  return {
    name: 'lobby:captcha',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FRAME_FILE, source: await captchaDocument(options) })
    },
    configureServer(server) {
      server.middlewares.use(BASE + FRAME_FILE, (_request, response) => {
        void captchaDocument(options).then((html) =>
          response.setHeader('Content-Type', 'text/html').end(html),
        )
      })
    },
  }
}

async function captchaDocument(options: PageBuild): Promise<string> {
  const html = await readFile(path.join(options.root, FRAME_DOCUMENT), 'utf8')
  const [chunk, ...others] = await bundleOne(options, FRAME_MODULE, 'iife', {})
  if (chunk?.type !== 'chunk' || others.length > 0 || chunk.imports.length > 0) {
    throw new Error(`${FRAME_MODULE} must come out as a single script`)
  }
  return html
    .replace(/\n\s*/g, '')
    .replace('</body>', () => `<script>${safeScript(chunk.code.trim())}</script></body>`)
}
