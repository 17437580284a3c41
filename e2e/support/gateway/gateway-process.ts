import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as v from 'valibot'
import { readLine } from '../browser/process-group'
import { announcement } from './gateway-responses'

const READY_WITHIN_MS = 150_000 // a development server, while two others start on a slow machine
const STOP_WITHIN_MS = 3_000

/** A process of the gateway, and the addresses that it prints when it is ready. */
export interface GatewayProcess {
  readonly child: ChildProcess
  readonly addresses: v.InferOutput<typeof announcement>
  /** What it has written to its standard error, such as an error while it handled a request. */
  readonly errors: string[]
}

/** Starts a script that serves the gateway. */
export async function startGateway(cwd: string, ...args: readonly string[]): Promise<GatewayProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', ...args, '--json', '--port', '0', '--cdn-port', '0'],
    { cwd, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const errors: string[] = []
  child.stderr.on('data', (bytes: Buffer) => {
    errors.push(bytes.toString())
    process.stderr.write(bytes)
  })
  const line = await readLine(child, child.stdout, /^(\{.*)/, READY_WITHIN_MS)
  return { child, addresses: v.parse(announcement, JSON.parse(line)), errors }
}

export async function stopGateway({ child }: GatewayProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(timer)
}
