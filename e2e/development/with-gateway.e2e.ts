import { type ChildProcess, spawn } from 'node:child_process'
import { expectMember, sendLogin } from '../support/accounts/account'
import { endGroup, readLine } from '../support/browser/process-group'
import { expect, LONG, seesGames, test } from '../support/test'
import { ROOT } from '../../scripts/lib/ensure-build'

const READY_WITHIN_MS = 90_000

const running: ChildProcess[] = []
test.afterEach(() => {
  for (const child of running.splice(0)) endGroup(child, 'SIGTERM')
})

/** Starts a command with the gateway's address, as an operator does, and returns the address of its app. */
const run = async (script: string, gateway: string): Promise<string> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, '--gateway', gateway, '--port', '0', '--json'],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  )
  running.push(child)
  return readLine(child, child.stdout, /"origin":"([^"]+)"/u, READY_WITHIN_MS)
}

for (const [command, script, details] of [
  ['npm start', 'scripts/start.ts', {}],
  ['npm run dev', 'scripts/dev.ts', LONG],
] as const)
  test(
    `DEP-04 ${command} -- --gateway: a member logs in through the gateway on its own address`,
    details,
    async ({ page, gateway }) => {
      const origin = await run(script, gateway.origin)
      await gateway.clearRequests()
      await page.goto(`${origin}/m/home`)
      await seesGames(page)
      await page.goto(`${origin}/m/login`)
      await sendLogin(page, 'ann')
      await expectMember(page, 'ann')
      expect(new URL(page.url()).origin).toBe(origin)
      const { requests } = await gateway.requests('/')
      expect(requests.filter(({ path }) => /^\/m\/(?!config\.json)/u.test(path))).toEqual([])
      const status = requests.find(({ path }) => path === '/wps/system/status')
      expect(status?.headers['host']).toBe(new URL(gateway.origin).host)
    },
  )
