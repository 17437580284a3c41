import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

/**
 * Firebase's emulator of its sign-in service on one port, without its command-line tool. The tool would take two more
 * ports and twice as long. It also maps every API key to the one project that it was started with. Here each key is the
 * id of its own project, so parallel tests share neither accounts nor codes. The calls of servers, which no browser
 * sends, are left out: to prepare them takes two thirds of the start.
 *
 * `node serve.js [PORT]` prints its origin when it is ready, and ends when its standard input closes.
 */
const require = createRequire(import.meta.url)
const { default: api } = require('firebase-tools/lib/emulator/auth/apiSpec.js')
const OF_SERVERS = /^\/v[12]\/projects\//u
for (const path of Object.keys(api.paths)) if (OF_SERVERS.test(path)) delete api.paths[path]

const { createApp } = require('firebase-tools/lib/emulator/auth/server.js')
const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state.js')

const OF_THE_KEY = 'project-of-the-key'

const asked = new AsyncLocalStorage()

class Projects extends Map {
  get(id) {
    const project = id === OF_THE_KEY ? asked.getStore() : id
    if (!this.has(project)) this.set(project, new AgentProjectState(project))
    return super.get(project)
  }
}

const projectOf = (url) => {
  const query = new URL(url, 'http://emulator').searchParams
  return query.get('key') ?? query.get('apiKey') ?? 'demo-nobody'
}

const app = await createApp(OF_THE_KEY, undefined, new Projects())
const server = createServer((request, response) => {
  asked.run(projectOf(request.url), () => app(request, response))
})
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`)
})
process.stdin.resume().on('end', () => process.exit())
