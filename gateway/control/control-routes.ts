import * as v from 'valibot'
import type { GatewayContext } from '../context'
import { changeSettings } from '../db/settings'
import { removeGames, touchGames } from '../seed/change-games'
import { seed } from '../seed/seed'
import type { GatewayApp } from '../http/types'
import { faultRuleSchema } from './fault'

const json = v.record(v.string(), v.unknown())

const commandSchema = v.strictObject({
  /** Back to the seeded content and the first build, no faults, no config, an empty log; other parts come after it. */
  reset: v.optional(v.boolean()),
  settings: v.optional(json),
  status: v.optional(json),
  config: v.optional(v.nullable(json)),
  games: v.optional(
    v.union([
      v.number(),
      v.strictObject({
        touch: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        seed: v.optional(v.number()),
      }),
      v.literal('remove all'),
    ]),
  ),
  /** A build to serve from now on; earlier ones keep their assets unless `keepAssets` is false. */
  dist: v.optional(v.string()),
  keepAssets: v.optional(v.boolean(), true),
  publicCdn: v.optional(v.string()),
  faults: v.optional(v.array(faultRuleSchema)),
})

type Command = v.InferOutput<typeof commandSchema>

/** The control endpoint, mounted only when asked for on the command line. */
export function controlRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/__control', (c) => c.json(gateway.log.read(c.req.query('path') ?? '')))
  app.delete('/__control', (c) => {
    gateway.log.clear()
    return c.json({ ok: true })
  })
  app.post('/__control', async (c) => {
    const command = v.safeParse(commandSchema, await c.req.json().catch(() => null))
    if (!command.success) return c.json({ ok: false, problems: v.flatten(command.issues) }, 400)
    const changed = obey(gateway, command.output)
    gateway.bodies.clear()
    return c.json({ ok: true, ...changed })
  })
}

function obey(gateway: GatewayContext, command: Command): { touched?: number } {
  if (command.reset === true) reset(gateway)
  if (command.settings !== undefined) changeSettings(gateway.db, command.settings)
  if (command.status !== undefined) gateway.status = { ...gateway.status, ...command.status }
  if (command.config !== undefined) gateway.config = command.config
  if (command.dist !== undefined) gateway.dist.deploy(command.dist, command.keepAssets)
  if (command.publicCdn !== undefined) gateway.cdnOrigin = command.publicCdn
  if (command.faults !== undefined) gateway.faults.replace(command.faults)
  const { games } = command
  if (games === 'remove all') removeGames(gateway.db)
  if (typeof games === 'number') seed(gateway.db, games)
  return typeof games === 'object' ? { touched: touchGames(gateway.db, games.touch, games.seed ?? 1) } : {}
}

function reset(gateway: GatewayContext): void {
  seed(gateway.db, gateway.options.games)
  gateway.dist.deploy(gateway.options.dist, false)
  gateway.status = {}
  gateway.config = null
  gateway.faults.replace([])
  gateway.log.clear()
}
