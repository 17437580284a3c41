import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../lib/ensure-build'

const LONG_TEST = /\.long\.test\.tsx?$/u
const TEST = /\.test\.tsx?$/u

/** The unit tests of the long run: those of properties, and the files `*.long.test.ts`. @returns paths from the root */
export async function longUnitTests(): Promise<readonly string[]> {
  const files = await readdir(path.join(ROOT, 'tests'), { recursive: true })
  const paths = files.filter((file) => TEST.test(file)).map((file) => path.posix.join('tests', file))
  const isLong = await Promise.all(
    paths.map(
      async (file) =>
        LONG_TEST.test(file) || (await readFile(path.join(ROOT, file), 'utf8')).includes("'fast-check'"),
    ),
  )
  return paths.filter((_file, index) => isLong[index]).toSorted()
}
