import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping'
import { build, type Rolldown } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { pageConfig } from '../vite.config'

/**
 * `npm run bundle:report`: bundle report, which code the first load's bytes come from, chunk by chunk. Each byte of a
 * minified chunk belongs to its source; a chunk's brotli size is divided in proportion.
 */
const FIRST_LOAD = ['react', 'index', 'data', 'engine']
const SMALLEST_BYTES = 100

const root = path.resolve(import.meta.dirname, '..')
const outDir = path.join(root, '.cache/bundle-report')
const config = pageConfig({ root, outDir, buildId: 'bundle-report', appVersion: manifest.version })
const built = await build({ ...config, logLevel: 'warn', build: { ...config.build, sourcemap: true } })
if (!('output' in built)) throw new Error('The build has no output')

console.log('| chunk | of | brotli |')
console.log('|---|---|---|')
for (const name of FIRST_LOAD) {
  const chunk = built.output.find((file) => file.type === 'chunk' && file.name === name)
  if (chunk?.type !== 'chunk') throw new Error(`There is no chunk ${name}`)
  await printChunk(name, chunk)
}

async function printChunk(name: string, { fileName, code }: Rolldown.OutputChunk): Promise<void> {
  const map = new TraceMap(await readFile(path.join(outDir, `${fileName}.map`), 'utf8'))
  const lengths = shareOut(code, map, path.dirname(path.join(outDir, fileName)))
  const bare = code.replace(/\n\/\/# sourceMappingURL=.*\s*$/u, '')
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  const brotli = brotliCompressSync(bare).length
  console.log(`| **${name}** | all | ${kilobytes(brotli)} |`)
  const parts = [...lengths].map(([part, length]) => [part, (length / total) * brotli] as const)
  for (const [part, bytes] of parts.sort(([, one], [, other]) => other - one))
    if (bytes >= SMALLEST_BYTES) console.log(`| | ${part} | ${kilobytes(bytes)} |`)
}

/** Characters of the minified code by package or folder: from each mapping to the next on its line. */
function shareOut(code: string, map: TraceMap, from: string): Map<string, number> {
  const lines = code.split('\n')
  const lengths = new Map<string, number>()
  let last: { line: number; column: number; part: string } | undefined
  const close = (line: number, column: number): void => {
    if (!last) return
    const end = line === last.line ? column : (lines[last.line - 1]?.length ?? 0)
    lengths.set(last.part, (lengths.get(last.part) ?? 0) + Math.max(0, end - last.column))
  }
  eachMapping(map, ({ generatedLine, generatedColumn, source }) => {
    close(generatedLine, generatedColumn)
    last = { line: generatedLine, column: generatedColumn, part: partOf(source, from) }
  })
  close(Infinity, 0)
  return lengths
}

/** `react-dom` for a package's file, `src/features/lobby` for one of ours. */
function partOf(source: string | null, from: string): string {
  if (source === null) return "the bundler's own"
  const file = path.relative(root, path.resolve(from, source)).split(path.sep).join('/')
  const ofPackage = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(file)?.[1]
  if (ofPackage !== undefined) return ofPackage
  const [top = '', second = '', third = ''] = file.split('/')
  return ['features', 'shared'].includes(second) && !third.includes('.')
    ? `${top}/${second}/${third}`
    : `${top}/${second}`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
