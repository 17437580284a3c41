import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../../../scripts/lib/ensure-build'
import type { TestGateway } from '../gateway/test-gateway'

/**
 * Makes the host serve a copy of a build with one file changed, and returns the folder of the copy. The caller removes
 * it.
 * @param file its path in the build
 */
export async function serveChanged(
  gateway: TestGateway,
  dist: string,
  file: string,
  change: (before: Buffer) => Buffer | string | Promise<Buffer>,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'changed-build-'))
  await cp(path.join(ROOT, dist), folder, { recursive: true })
  const place = path.join(folder, file)
  await writeFile(place, await change(await readFile(place)))
  for (const ending of ['br', 'gz']) await rm(`${place}.${ending}`, { force: true })
  await gateway.control({ dist: folder, keepAssets: true })
  return folder
}
