import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { DEMO_MERCHANT } from '#demo/demo-merchant'
import { startGateway, type Gateway } from '#gateway/start-gateway'
import type { GatewayOptions } from '#gateway/options'
import { envelopeSchema } from '#domain/contract/envelope'
import * as v from 'valibot'
import { startScript } from '../../../scripts/build/start-script'

export interface RunningGateway extends Gateway {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** The `value` of a success; throws on anything else. */
  value(path: string, headers?: Readonly<Record<string, string>>): Promise<unknown>
  control(command: unknown): Promise<Response>
}

/** A gateway in this process, on its own ports. */
export async function runGateway(options: Partial<GatewayOptions> = {}): Promise<RunningGateway> {
  const settled = { port: 0, cdnPort: 0, games: 200, control: true, ...options }
  const gateway = await startGateway(DEMO_MERCHANT, settled)
  const get: RunningGateway['get'] = (path, headers = {}) =>
    fetch(gateway.origin + path, { headers, redirect: 'manual' })
  return {
    ...gateway,
    get,
    async value(path, headers) {
      const answer = v.parse(envelopeSchema, await (await get(path, headers)).json())
      if (!answer.success) throw new Error(`${path}: ${answer.errorCode}`)
      return answer.value
    },
    control: (command) =>
      fetch(`${gateway.origin}/__control`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(command),
      }),
  }
}

const indexHtml = (build: string): string =>
  `<!doctype html><title>Built</title><link rel="preload" as="script" href="/m/assets/worker-${build}.js"><style>body{margin:0}</style><script>self.started = 1</script><script type="module" src="/m/assets/main-1.js"></script>`

/** A folder that looks like a build. @param build its id */
export async function fakeBuild(build = '1'): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(folder, 'assets'))
  const files: Readonly<Record<string, string>> = {
    'index.html': indexHtml(build),
    'captcha.html': '<!doctype html><title>Puzzle</title><script>self.frame = 1</script>',
    'back.html': '<!doctype html><title>Back</title><script>self.back = 1</script>',
    'sw.js': startScript({ id: build, list: 'sha256-x' }, '/m/assets/main-1.js'),
    [`document-${build}.html`]: indexHtml(build),
    'asset-manifest.json': JSON.stringify({
      files: {
        'main.js': '/m/assets/main-1.js',
        'worker.js': `/m/assets/worker-${build}.js`,
        'document.html': `/m/document-${build}.html`,
      },
    }),
    'assets/main-1.js': `console.log('${'x'.repeat(2000)}')`,
    [`assets/worker-${build}.js`]: `console.log('${'w'.repeat(2000)}')`,
  }
  for (const [path, text] of Object.entries(files)) await writeFileOf(folder, path, text)
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

/** Writes a file of a build with its compressed forms. */
export async function writeFileOf(folder: string, path: string, text: string): Promise<void> {
  await writeFile(join(folder, path), text)
  await writeFile(join(folder, `${path}.br`), brotliCompressSync(text))
  await writeFile(join(folder, `${path}.gz`), gzipSync(text))
}
