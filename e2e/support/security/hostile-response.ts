import type { Resource } from '#worker/sync/resource'

/** Names of fields; `*` for each row of a list. */
type Path = readonly string[]
type Container = Record<string | number, unknown>

const EACH = '*'

/** What ties rows together or chooses what is shown: with something else in it, nothing of the row would be. */
const TIES =
  /^(?:id|\w+Id|vendor|gameClassify|gameCode|gameType|merchantCode|resourceType|csType|currency|languages?|style)$/u

/**
 * An answer with a payload in every text that the app takes of it: in the texts that it has, and in those that its schema
 * looks for besides. So a field that a schema learns to read is among them by itself. Where the schema refuses a payload,
 * as in a picklist, the true text stays. A text that is there once gets the first payload.
 * @returns the answer, and where payloads stand: `cards.*.image`
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

/** How many rows the app leaves out; -1 where it refuses the answer. */
function droppedOf(resource: Pick<Resource, 'parse'>, value: unknown): number {
  const parsed = resource.parse(value, SCOPE)
  return parsed.ok ? parsed.value.dropped : -1
}

/** Every text of an answer, once for all rows of a list. */
function textPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'string') return [at]
  if (Array.isArray(value)) return value.flatMap((each) => textPaths(each, [...at, EACH]))
  if (!isContainer(value)) return []
  return Object.entries(value).flatMap(([name, each]) => textPaths(each, [...at, name]))
}

/** Every field that is read while an answer is checked, whether it is there or not. */
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

/** Where a path leads in an answer: whatever holds its last step, and under which name. */
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
