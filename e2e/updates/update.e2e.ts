import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { sha256 } from '../../scripts/build/file-list'
import { NEXT_DIST, ROOT } from '../../scripts/lib/ensure-build'
import {
  type Build,
  describeBuild,
  cachedUrls,
  openInstalled,
  runningBuilds,
  waitForCached,
  waitForPrefetch,
} from '../support/updates/service-worker'
import { expect, LONG, test } from '../support/test'
import { deploy, deployNext, notice, refresh, returnToNotice } from '../support/updates/update'

test('UPD-04 R-09 a new build waits, and applies with one reload when the player says so', async ({
  page,
  gateway,
}) => {
  const [old, next] = [await describeBuild(), await describeBuild(NEXT_DIST)]
  await openInstalled(page)
  await waitForCached(page, '/member-page.js') // the screen that the next build has changed
  await page.evaluate(async () => (await caches.open('other-product')).put('/x', new Response('x')))
  await deployNext(gateway)
  await gateway.clearRequests()
  await returnToNotice(page)

  const { counts } = await gateway.requests('/m/')
  const react = `/m/assets/${next.id}/react.js`
  // The page may still prefetch files of its own build.
  const files = Object.keys(counts).filter((url) => url.includes(next.id))
  expect(files.sort()).toEqual(
    [
      `/m/assets/${next.id}/files.json`,
      react,
      `/m/assets/worker-${next.id}.js`,
      `/m/document-${next.id}.html`,
    ].sort(),
  )
  expect(files.every((url) => counts[url] === 1)).toBe(true)

  expect(await runningBuilds(page)).toEqual([old.id])
  await page.reload()
  await expect.poll(() => runningBuilds(page)).toEqual([old.id])
  await expect(notice(page)).toBeVisible()
  const kept = (await cachedUrls(page))[`mc-precache-${next.id}`] ?? []
  expect(kept).toEqual(expect.arrayContaining([...next.shell]))
  // Lazy files are copied too, unless they have changed.
  const folder = `/m/assets/${next.id}`
  expect(kept).toContain(`${folder}/locale-EN-first.js`)
  expect(kept).not.toContain(`${folder}/member-page.js`)

  await waitForPrefetch(page) // while the service worker is busy, the new one cannot take over
  let loads = 0
  page.on('load', () => loads++)
  await refresh(page)
  // The old service worker first finishes its current work.
  await expect.poll(() => runningBuilds(page).catch(() => []), { timeout: 60_000 }).toEqual([next.id])
  await page.getByRole('navigation').last().waitFor()
  await expect(notice(page)).toBeHidden()
  expect(loads).toBe(1)
  // No page runs the old build any more, and foreign caches stay.
  const shells = async () =>
    Object.keys(await cachedUrls(page)).filter((name) => !/^mc-(?!precache)/.test(name))
  await expect.poll(async () => (await shells()).sort()).toEqual([`mc-precache-${next.id}`, 'other-product'])
})

test(
  'R-09 UPD-04 tabs of the three builds before get a notice, and keep working',
  LONG,
  async ({ page, context, gateway }) => {
    const [first, last] = [await describeBuild(), await describeBuild(NEXT_DIST)]
    const renamed = [await renameBuild('dist', 'b-two'), await renameBuild('dist', 'b-three')]
    const tabs = [{ tab: page, build: first }]
    await openInstalled(page)
    let tab = page
    for (const build of [...renamed, { ...last, folder: NEXT_DIST }]) {
      tab = await context.newPage()
      await tab.goto('/m/home')
      await deploy(gateway, build.folder)
      // A home-screen app that is resumed finds the update.
      await expect(async () => {
        await tab.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
        await expect(notice(tab)).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await refresh(tab)
      await expect.poll(() => runningBuilds(page).catch(() => [])).toContain(build.id)
      tabs.push({ tab, build })
    }

    await gateway.clearRequests()
    for (const { tab: old, build } of tabs.slice(0, -1)) {
      await expect(notice(old)).toBeVisible()
      const scripts = [...build.lazy, ...build.shell].filter(
        (url) => url.endsWith('.js') && !url.includes('/worker-'),
      )
      await old.evaluate(
        (urls) => Promise.all(urls.map((url) => import(url) as Promise<unknown>)).then(() => undefined),
        scripts,
      )
    }
    // Their own shells still come from their own precaches.
    const { counts } = await gateway.requests('/m/assets/')
    const shells = tabs.flatMap(({ build }) => build.shell)
    expect(Object.keys(counts).filter((url) => shells.includes(url))).toEqual([])

    for (const { tab: old } of tabs.slice(0, -1)) await old.close()
    // A closed tab may stay in the list of clients for a moment: leftovers are removed at the next start.
    await expect(async () => {
      await tab.reload()
      await expect
        .poll(
          async () => Object.keys(await cachedUrls(tab)).filter((name) => name.startsWith('mc-precache-')),
          {
            timeout: 3_000,
          },
        )
        .toEqual([`mc-precache-${last.id}`])
    }).toPass()
    for (const { folder } of renamed) await rm(folder, { recursive: true })
  },
)

const fileList = v.object({ shell: v.array(v.string()), digests: v.record(v.string(), v.string()) })

/** Copies a build under another id, as a build of the same sources would be. The caller removes the folder. */
async function renameBuild(dist: string, id: string): Promise<Build & { readonly folder: string }> {
  const build = await describeBuild(dist)
  const folder = await mkdtemp(path.join(tmpdir(), 'renamed-build-'))
  const isPlain = (file: string): boolean => !/\.(?:br|gz)$/u.test(file)
  await cp(path.join(ROOT, dist), folder, { recursive: true, filter: isPlain })
  const renamed = (text: string): string => text.replaceAll(build.id, id)
  const at = (file: string): string => path.join(folder, renamed(file))
  const [document, worker] = [`document-${build.id}.html`, `assets/worker-${build.id}.js`]
  for (const file of [document, worker, `assets/${build.id}`]) await rename(path.join(folder, file), at(file))
  for (const file of ['index.html', document, worker, 'asset-manifest.json'])
    await writeFile(at(file), renamed(await readFile(at(file), 'utf8')))

  const listFile = at(`assets/${build.id}/files.json`)
  const list = v.parse(fileList, JSON.parse(await readFile(listFile, 'utf8')))
  for (const file of [document, worker])
    list.digests[file.replace(build.id, '*')] = sha256(await readFile(at(file))).toString('base64', 0, 12)
  await writeFile(listFile, JSON.stringify(list))
  const integrity = `sha256-${sha256(await readFile(listFile)).toString('base64')}`
  const script = renamed(await readFile(at('sw.js'), 'utf8'))
  await writeFile(at('sw.js'), script.replace(/sha256-[^"]*/u, integrity))
  return { id, lazy: build.lazy.map(renamed), shell: build.shell.map(renamed), folder }
}
