import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from './ensure-build'
import { run } from './run'

const FOLDER = path.join(ROOT, 'auth-emulator')
const READY_WITHIN_MS = 90_000 // 6 s on a free machine
const STOP_WITHIN_MS = 3_000
const SHOWN_CHARACTERS = 2_000 // the end of its output shows why it did not start

export interface AuthEmulator {
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string
  stop(): Promise<void>
}

/**
 * Installs the identity provider's emulator (docs/identity.md) unless it matches its lock file.
 * @returns true if it had to be installed
 * @throws with the package manager's output if that fails
 */
export async function ensureAuthEmulator(): Promise<boolean> {
  if (isInstalled()) return false
  console.log('Installing the identity provider’s emulator (240 MB, once) …')
  const args = ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await run({ name: 'npm', command: 'npm', args })
  if (code !== 0) throw new Error(`The emulator was not installed:\n${output.slice(-SHOWN_CHARACTERS)}`)
  return true
}

function isInstalled(): boolean {
  const installed = path.join(FOLDER, 'node_modules/.package-lock.json')
  const wanted = path.join(FOLDER, 'package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs
}

/** Starts the emulator on a port of 127.0.0.1, by default any free one. It ends with this process in every case. */
export async function startAuthEmulator(port = 0): Promise<AuthEmulator> {
  const child = spawn(process.execPath, ['serve.js', String(port)], {
    cwd: FOLDER,
    // It exits when its standard input closes, which happens even if the parent is killed.
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const origin = await ready(child)
  return { origin, stop: () => stop(child) }
}

async function ready(child: ChildProcess): Promise<string> {
  const written: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => written.push(chunk.toString()))
  const timer = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)
  try {
    return await new Promise<string>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => {
        const end = written.join('').slice(-SHOWN_CHARACTERS)
        reject(new Error(`The identity provider’s emulator did not start (code ${String(code)}):\n${end}`))
      })
      if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve)
    })
  } finally {
    clearTimeout(timer)
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(timer)
}
