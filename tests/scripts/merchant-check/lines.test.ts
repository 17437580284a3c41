import { afterAll, expect, test } from 'vitest'
import { fakeBuild, runGateway } from '../../gateway/support/running-gateway'
import { gateway } from '../../gateway/support/shared-gateway'
import { useServers } from '../support/host'
import { refusingPort } from '../support/refusing-port'
import { check, findingsAt, missingLines, useCheckedGateway } from './support/checked-gateway'

useCheckedGateway()
const startServer = useServers()

const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

test('DEP-01 merchant:check tries every line, and prints no control characters from the gateway', async () => {
  const fault = { kind: 'failure', errorCode: 'x', message: '\u001b[2Jgone' }
  await gateway.control({
    lines: [{ kind: 'noCors' }, { kind: 'cut' }, { kind: 'good' }],
    faults: [{ match: 'getBanners', fault }],
  })
  const said = await check()
  const [first = '', second = '', third = ''] = gateway.lines
  const wanted = [`warning ${first} … no CORS header`, `warning ${second} … does not answer`]
  expect(missingLines(said, wanted), said.lines.join('\n')).toEqual([])
  const slow = 'answers the ping after' // as a busy machine does
  expect(said.lines.filter((line) => line.includes(third) && !line.includes(slow))).toEqual([])
  expect(said.lines.join('\n')).not.toContain('\u001b')
})

/** A gateway of its own with another build. */
const startOtherBuild = async (): Promise<string> => {
  const build = await fakeBuild('2')
  const other = await runGateway({ dist: build.folder, games: 5 })
  closing.push(async () => {
    await other.close()
    await build.remove()
  })
  return other.origin
}

test('DEP-01 LINE-01 merchant:check names for each line one cause, and the field that lists it', async () => {
  const other = await startOtherBuild()
  const redirecting = await startServer((_, response) =>
    response.writeHead(301, { Location: `${gateway.origin}/elsewhere` }).end(),
  )
  const withoutApp = await startServer(({ url = '' }, response) => {
    const isPing = url.startsWith('/wps/system/test/ping')
    response.writeHead(isPing ? 200 : 404, { 'Access-Control-Allow-Origin': '*' })
    response.end(JSON.stringify({ success: true, value: 'pong' }))
  })
  const dead = `http://127.0.0.1:${String(await refusingPort())}`
  const lines = [other, redirecting, withoutApp, dead]
  await gateway.control({ settings: { domainList: lines.map((domainName) => ({ domainName })) } })
  const findings = await findingsAt(gateway.origin)
  const aboutLines = findings.flatMap(({ severity, code, where, field, what }) =>
    lines.includes(where) ? [[severity, code, field, what].join(' | ')] : [],
  )
  expect(aboutLines).toEqual([
    'warning | line-of-other-build | settings.domainList[0].domainName | serves another build (2, here 1)',
    `warning | line-redirects | settings.domainList[1].domainName | redirects to ${gateway.origin}/elsewhere`,
    'warning | line-without-app | settings.domainList[2].domainName | serves no app: /m/home has HTTP 404',
    'warning | line-unreachable | settings.domainList[3].domainName | refuses the connection (ECONNREFUSED)',
  ])
  // Only the line that players can use is a line that takes posts or not.
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'line-takes-no-posts', where: '1 of 1 lines' }),
  )
  const deadOnly = { domainList: [{ domainName: dead }] }
  await gateway.control({ settings: deadOnly })
  const codes = (await findingsAt(gateway.origin)).map(({ severity, code }) => `${severity} ${code}`)
  expect(codes).toContain('error line-unreachable')
  expect(codes).not.toContain('note line-takes-no-posts')
})
