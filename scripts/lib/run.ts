import { spawn } from 'node:child_process'

export type RunResult = {
  readonly name: string
  readonly code: number
  readonly output: string
  readonly ms: number
}

export type Job = { readonly name: string; readonly command: string; readonly args: readonly string[] }

/**
 * Runs a program and waits for its end. A name without a slash is looked up in node_modules/.bin first. Standard
 * input is closed, so nothing waits for input. Never rejects: a program that cannot be started returns code 127 with
 * the reason as its output.
 * @param echo also writes its output to ours as it arrives
 */
export function run(job: Job, { echo = false, env = {} }: RunOptions = {}): Promise<RunResult> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const chunks: string[] = []
    const finish = (code: number): void => {
      resolve({ name: job.name, code, output: chunks.join(''), ms: performance.now() - startedAt })
    }
    const child = spawn(job.command, job.args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH ?? ''}`, ...env },
    })
    const collect = (chunk: Buffer): void => {
      chunks.push(chunk.toString())
      if (echo) process.stdout.write(chunk)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => {
      chunks.push(error.message)
      finish(127)
    })
    child.on('close', (code) => {
      finish(code ?? 1)
    })
  })
}

export type RunOptions = { readonly echo?: boolean; readonly env?: Readonly<Record<string, string>> }

/**
 * Runs jobs, at most `limit` at a time, in the given order. Prints a line for each, and the output of failed ones.
 * @returns the results in the order of the jobs
 */
export async function runAll(jobs: readonly Job[], limit: number): Promise<RunResult[]> {
  const results: RunResult[] = []
  const queue = [...jobs.entries()]
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, job] = next
      const result = await run(job)
      results[index] = result
      report(result)
    }
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}

function report({ name, code, output, ms }: RunResult): void {
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${(ms / 1000).toFixed(1)} s`)
  if (code !== 0) console.log(output.trimEnd())
}
