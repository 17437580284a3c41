import type { Resource } from '#worker/sync/resource'

/** Names of fields; `*` for each row of a list. */
type Path = readonly string[]
type Container = Record<string | number, unknown>

const EACH = '*'

/** Fields that connect rows or choose what is shown: with another value nothing of the row would be visible. */
const TIES =
  /^(?:id|\w+Id|vendor|gameClassify|gameCode|gameType|merchantCode|resourceType|csType|currency|languages?|style)$/u

/**
 * Returns a response with a payload in every text that the app reads from it. These are the texts it has, and those
 * that its schema also looks for. So a field that a schema learns to read is included automatically. Where the schema
 * rejects a payload, as in a picklist, the real text stays. A text that exists once gets the first payload.
 * @returns the response, and the paths of the payloads: `cards.*.image`
 */
export function hostileAnswer(
  resource: Pick<Resource, 'parse'>,
  answer: unknown,
  payloads: readonly string[],
): { readonly value: unknown; readonly fields: readonly string[] } {
  const value = structuredClone(answer)
  const lost = droppedOf(resource, value)
  const known = [...textPaths(value), ...readPaths(resource, value)]
  const paths = new Map(known.map((path) => [nameOf(path), path]))
  const fields: string[] = []
  let count = 0
  for (const [name, path] of paths) {
    const last = path.filter((step) => step !== EACH).at(-1)
    if (last === undefined || TIES.test(last)) continue
    const places = placesOf(value, path)
    const before = places.map(([container, key]) => container[key])
    if (before.some((text) => text !== undefined && text !== null && typeof text !== 'string')) continue
    for (const [container, key] of places)
      container[key] = payloads[places.length === 1 ? 0 : count++ % payloads.length]
    if (places.length > 0 && droppedOf(resource, value) === lost) fields.push(name)
    else
      places.forEach(([container, key], at) => {
        if (before[at] === undefined) Reflect.deleteProperty(container, key)
        else container[key] = before[at]
      })
  }
  return { value, fields: fields.sort() }
}

const SCOPE = { merchant: 'harbour', language: 'EN', member: '70001' } as const

/** Returns how many rows the app drops; -1 if it rejects the response. */
function droppedOf(resource: Pick<Resource, 'parse'>, value: unknown): number {
  const parsed = resource.parse(value, SCOPE)
  return parsed.ok ? parsed.value.dropped : -1
}

/** Returns the paths of every text in a response, once for all rows of a list. */
function textPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'string') return [at]
  if (Array.isArray(value)) return value.flatMap((each) => textPaths(each, [...at, EACH]))
  if (!isContainer(value)) return []
  return Object.entries(value).flatMap(([name, each]) => textPaths(each, [...at, name]))
}

/** Returns every path that is read while a response is checked, present or not. */
function readPaths(resource: Pick<Resource, 'parse'>, value: unknown): Path[] {
  const paths: Path[] = []
  const watched = (target: unknown, at: Path): unknown => {
    if (!isContainer(target)) return target
    return new Proxy(target, {
      get(object, name) {
        const found: unknown = Reflect.get(object, name)
        if (typeof name === 'symbol' || (Array.isArray(object) && !/^\d+$/u.test(name))) return found
        const path = [...at, Array.isArray(object) ? EACH : name]
        if (!(name in Object.prototype)) paths.push(path)
        return watched(found, path)
      },
    })
  }
  resource.parse(watched(value, []), SCOPE)
  return paths
}

/** Resolves a path in a response to the containers of its last step, each with its key. */
function placesOf(value: unknown, path: Path): [Container, string | number][] {
  const [step, ...rest] = path
  if (step === undefined || !isContainer(value)) return []
  const keys = step === EACH ? [...(Array.isArray(value) ? value.keys() : [])] : [step]
  return keys.flatMap((key) =>
    rest.length === 0 ? [[value, key] as [Container, string | number]] : placesOf(value[key], rest),
  )
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

const nameOf = (path: Path): string => path.join('.')
