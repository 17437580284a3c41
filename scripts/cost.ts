import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { updateCostPage } from './cost/cost-page'
import { parseCostOptions, USAGE } from './cost/options'
import { recordSessions } from './cost/record-sessions'
import { renderDailyCost, renderSessions } from './cost/render-cost'
import { readSessions, SESSIONS_FILE, writeSessions } from './cost/sessions-file'
import { ensureNextBuild, ROOT } from './lib/ensure-build'
import { runCommand } from './lib/run-command'

const args = process.argv.slice(2)
const say = (line: string): void => console.log(line)

/**
 * `npm run cost [-- --players N …]`: requests and bytes of a day, computed from recorded sessions (docs/cdn.md). With
 * `--record` it records them again with the built app, in 13 minutes, and writes the tables of that page.
 */
process.exitCode = await runCommand({ name: 'cost', usage: USAGE, args, say }, async () => {
  const { mix, sessions, isRecording, stayMinutes } = parseCostOptions(args)
  if (isRecording) {
    await ensureNextBuild()
    const recording = await recordSessions(stayMinutes)
    await writeSessions(sessions, recording)
    if (sessions === SESSIONS_FILE) {
      const page = path.join(ROOT, 'docs/cdn.md')
      await writeFile(page, updateCostPage(await readFile(page, 'utf8'), recording))
    }
  }
  const recording = await readSessions(sessions)
  say(`${renderSessions(recording)}\n\n${renderDailyCost(recording, mix)}`)
})
