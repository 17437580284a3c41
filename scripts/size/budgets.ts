import * as v from 'valibot'

const KB = 1000 // as on the wire, not 1024

/** jsencrypt, and the part of crypto-js that also loads only when needed. */
const SEALING_LIMIT_BYTES = 18 * KB

const PUSH_SDK = 'src/shared/push/sdk/push-sdk.ts'
const IDENTITY_SDK = 'src/shared/accounts/identity-sdk/identity-sdk.ts'

const files = v.array(v.string())

/** The parts of the build's description (scripts/build/build-site.ts) that sizes are computed from. */
export const buildManifest = v.object({
  page: files,
  worker: files,
  firstScreens: files,
  /** Files of a provider's SDK, by the module that imports it. */
  sdks: v.record(v.string(), files),
  /** The module that a chunk begins with, if it has its own, by the chunk's file. */
  modules: v.record(v.string(), v.string()),
  locales: v.record(v.string(), v.record(v.string(), v.string())),
  precache: files,
  files: v.record(v.string(), v.object({ brotli: v.number() })),
})

export type SizedBuild = v.InferOutput<typeof buildManifest>

/** A limit on what a player downloads: bytes of brotli over a list of files. */
export type Budget = { readonly name: string; readonly limitBytes: number; readonly files: readonly string[] }

/**
 * A player's downloads and their limits (docs/performance.md). An empty list of files means that the build lacks the
 * subject of the budget.
 */
export function budgetsOf(build: SizedBuild): Budget[] {
  const screens = [...build.page, ...build.firstScreens]
  const worker = build.worker.filter((file) => !build.page.includes(file))
  const isWorkerShared = worker.length < build.worker.length
  const [workerEntry = ''] = build.worker
  const translations = Object.entries(build.locales)
  return [
    { name: 'index.html', limitBytes: 12 * KB, files: ['index.html'] },
    // Code that opens over the lobby later is not included: e2e/shell/first-load.e2e.ts checks that nothing else is
    // requested before.
    { name: 'page JavaScript before real games', limitBytes: 145 * KB, files: build.page.filter(isScript) },
    {
      name: isWorkerShared ? 'worker, without what it shares with the page' : 'worker, sharing nothing',
      limitBytes: (isWorkerShared ? 20 : 48) * KB,
      files: worker,
    },
    { name: 'entry of the worker', limitBytes: 3 * KB, files: [workerEntry] },
    { name: 'style', limitBytes: 12 * KB, files: screens.filter((file) => file.endsWith('.css')) },
    ...(translations.length === 0 ? [{ name: 'translations', limitBytes: 14 * KB, files: [] }] : []),
    ...translations.map(([language, parts]) => ({
      name: `translations of the first screens, ${language}`,
      limitBytes: 14 * KB,
      files: parts.first === undefined ? [] : [parts.first],
    })),
    {
      name: 'encryption of a login, loaded when one is near',
      limitBytes: SEALING_LIMIT_BYTES,
      files: Object.keys(build.modules).filter(
        (file) => build.modules[file] === 'worker/crypto/encrypt-payload.ts',
      ),
    },
    {
      name: 'identity SDK, when its route is taken',
      limitBytes: 34 * KB,
      files: build.sdks[IDENTITY_SDK] ?? [],
    },
    { name: 'push SDK, when it is allowed', limitBytes: 16 * KB, files: build.sdks[PUSH_SDK] ?? [] },
    {
      name: 'field metrics of the page, where they are on',
      limitBytes: 4 * KB,
      files: Object.keys(build.files).filter((file) => /^assets\/[^/]+\/metrics\.js$/.test(file)),
    },
    {
      name: 'field metrics of the worker, where they are on',
      limitBytes: 3.4 * KB,
      files: Object.keys(build.modules).filter(
        (file) => build.modules[file] === 'worker/metrics/record-field-report.ts',
      ),
    },
    { name: 'frame of the captcha, if one is required', limitBytes: 8 * KB, files: ['captcha.html'] },
    {
      name: 'service worker',
      limitBytes: 10 * KB,
      files: ['sw.js', ...Object.keys(build.files).filter((file) => /^assets\/sw-\w+\.js$/.test(file))],
    },
    {
      name: 'whole precache',
      limitBytes: 450 * KB,
      files: build.precache,
    },
  ]
}

/** A guest's first visit before the precache, without images, with the gateway's responses. */
export const FIRST_VISIT_LIMIT_BYTES = 230 * KB

/** Files of a guest's first visit, with the largest language. */
export function firstVisitFiles(build: SizedBuild): string[] {
  const first = Object.values(build.locales).flatMap(({ first: file }) => file ?? [])
  const heaviest = first.sort((one, other) => sizeOf(build, other) - sizeOf(build, one)).slice(0, 1)
  return [...new Set(['index.html', ...build.page, ...build.firstScreens, ...build.worker, ...heaviest])]
}

function sizeOf(build: SizedBuild, file: string): number {
  return build.files[file]?.brotli ?? 0
}

function isScript(file: string): boolean {
  return file.endsWith('.js')
}
