import { expect, test } from 'vitest'
import { nameServersFor } from '../../../scripts/container/name-resolution'
import { workerCount } from '../../../scripts/container/worker-count'

test('DEP-02 nginx asks the name servers of the system, except for addresses and names of /etc/hosts', () => {
  const files = {
    resolvConf: '# managed\noptions ndots:5\nnameserver 10.96.0.10 # first\nnameserver fd00::10\n',
    hosts: '127.0.0.1 localhost\n10.0.0.7 Gateway.internal gw\n#10.0.0.8 old.internal\n',
  }
  for (const host of ['gateway.internal', 'gw', '10.0.0.7', '[fd00::7]'])
    expect(nameServersFor(host, files), host).toBeNull()
  for (const host of ['gateway.example', 'old.internal', 'managed'])
    expect(nameServersFor(host, files), host).toEqual(['10.96.0.10', '[fd00::10]'])
})

test('DEP-02 a worker process for each processor that the container may use', () => {
  expect(workerCount('max 100000\n', 64)).toBe(64)
  expect(workerCount('', 4)).toBe(4)
  expect(workerCount('50000 100000\n', 64)).toBe(1)
  expect(workerCount('250000 100000\n', 64)).toBe(3)
  expect(workerCount('800000 100000\n', 2)).toBe(2)
})
