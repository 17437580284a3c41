import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { headersForPath } from '#deploy/headers'
import { addBuild } from '../../../scripts/release/add-build'
import { Machine } from '../../../scripts/release/machine'
import { prepareRelease } from '../../../scripts/release/prepare-release'

const SETTINGS = {
  ...{
    name: 'harbour',
    hosts: ['m.example.com'],
    gateway: 'http://127.0.0.1:9',
    httpPort: 80,
    httpsPort: 443,
  },
  ...{ gatewayCa: '/ca', certificate: '/cert', key: '/key', logs: '/logs', nginx: '/nginx' },
  ...{ hasIpv6: true, hasBrotli: true, trustedProxies: [] },
}

test('DEP-02 a build keeps its digests, and an earlier one gets the header rules of its own sources, with the hosts of today', async () => {
  const machine = new Machine(await mkdtemp(path.join(tmpdir(), 'headers-')))
  onTestFinished(() => rm(machine.app, { recursive: true }))
  const dist = path.join(machine.app, 'dist')
  await mkdir(path.join(dist, 'assets'), { recursive: true })
  for (const name of ['index.html', 'captcha.html', 'back.html', 'sw.js', 'document-1a2b.html'])
    await writeFile(path.join(dist, name), '<script>1</script>')
  await mkdir(`${dist}-meta`)
  await writeFile(`${dist}-meta/SHA256SUMS`, 'digests')
  await addBuild(machine, 42, dist, () => undefined)
  expect(await readFile(path.join(machine.build(42), 'meta/SHA256SUMS'), 'utf8')).toBe('digests')
  const copy = new Machine(path.join(machine.app, 'copy'))
  await addBuild(copy, 42, path.join(machine.build(42), 'm'), () => undefined)
  expect(await readFile(path.join(copy.build(42), 'meta/SHA256SUMS'), 'utf8')).toBe('digests')

  // The sources of the build had one more name, which today's lack.
  const file = path.join(machine.build(42), 'headers.json')
  const stored = await readFile(file, 'utf8')
  expect(stored).toContain('dompurify')
  await writeFile(file, stored.replaceAll('dompurify', 'dompurify earlier-name'))

  const site = machine.site('harbour')
  await mkdir(site.ownFiles, { recursive: true })
  const config = { scriptHosts: ['https://pixels.example'] }
  await writeFile(path.join(site.ownFiles, 'config.json'), JSON.stringify(config))
  const { rules, appConf } = await prepareRelease(machine, SETTINGS, 42, () => undefined)
  const policy = headersForPath(rules, '/m/index.html')['Content-Security-Policy'] ?? ''
  expect(policy).toContain('dompurify earlier-name')
  expect(policy).toContain('https://pixels.example')
  expect(policy).not.toContain('.invalid')
  expect(appConf).toContain(policy)
})
