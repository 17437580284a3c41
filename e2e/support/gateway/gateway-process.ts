import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { announcement } from './gateway-responses'

const STOP_WITHIN_MS = 3_000

/** A process of the gateway, and the addresses that it prints when it is ready. */
export interface GatewayProcess {
  readonly child: ChildProcess
  readonly addresses: v.InferOutput<typeof announcement>
}

/** Starts a script that serves the gateway. */
export async function startGateway(cwd: string, ...args: readonly string[]): Promise<GatewayProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', ...args, '--json', '--port', '0', '--cdn-port', '0'],
    { cwd, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve)
    child.once('exit', (code) => {
      reject(new Error(`The gateway ended with code ${String(code)} before it was ready`))
    })
  })
  return { child, addresses: v.parse(announcement, JSON.parse(line)) }
}

export async function stopGateway({ child }: GatewayProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(timer)
}
