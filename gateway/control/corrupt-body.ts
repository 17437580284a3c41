import * as v from 'valibot'
import { makeKey } from '../crypto/rsa-key'
import { NO_STORE } from '../http/envelope'
import type { Fault } from './fault'

const envelope = v.looseObject({ value: v.unknown() })
const row = v.record(v.string(), v.unknown())

/** Returns the original response with its body corrupted by the fault, and without its ETag. */
export async function corruptBody(answer: Response, fault: Fault): Promise<Response> {
  const text = await answer.text()
  const body = fault.kind === 'wrongKey' ? await withWrongKey(text) : spoilt(text, fault)
  return new Response(body, {
    status: answer.status,
    headers: { ...NO_STORE, 'Content-Type': answer.headers.get('Content-Type') ?? 'application/json' },
  })
}

function spoilt(text: string, fault: Fault): string {
  if (fault.kind === 'truncatedJson') return text.slice(0, Math.floor(text.length * 0.6))
  const answer: unknown = JSON.parse(text)
  if (fault.kind === 'changedManifest') {
    return JSON.stringify({
      files: { ...v.parse(manifest, answer).files, 'changed.js': `/m/assets/changed-${Date.now()}.js` },
    })
  }
  const whole = v.safeParse(envelope, answer)
  if (!whole.success) return text // the gateway has rejected the request
  return JSON.stringify({ ...whole.output, value: spoiltValue(whole.output.value, fault) })
}

async function withWrongKey(text: string): Promise<string> {
  const { value, ...rest } = v.parse(envelope, JSON.parse(text))
  const { spki } = await makeKey()
  return JSON.stringify({ ...rest, value: { ...v.parse(row, value), spki } })
}

const manifest = v.object({ files: v.record(v.string(), v.string()) })

function spoiltValue(value: unknown, fault: Fault): unknown {
  switch (fault.kind) {
    case 'value':
      return fault.value
    case 'emptyList':
      return overLists(value, () => [])
    case 'duplicateIds':
      return overLists(value, (rows) => rows.flatMap((one) => [one, one]))
    case 'rows':
      return overRows(value, (rows) => rows.map((one, index) => spoiltRow(one, index, fault)))
    default:
      return value
  }
}

/** A list is the value itself, or every list within it, such as the domains of domainRoute. */
function overLists(value: unknown, change: (rows: unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return change(value)
  const parsed = v.safeParse(row, value)
  if (!parsed.success) return value
  return Object.fromEntries(
    Object.entries(parsed.output).map(([name, part]) => [name, Array.isArray(part) ? change(part) : part]),
  )
}

/** Like `overLists`; an object that has only objects, such as download settings, has its entries as rows. */
function overRows(value: unknown, change: (rows: unknown[]) => unknown[]): unknown {
  const keyed = v.safeParse(v.record(v.string(), row), value)
  if (Array.isArray(value) || !keyed.success) return overLists(value, change)
  const rows = change(Object.values(keyed.output))
  return Object.fromEntries(Object.keys(keyed.output).map((key, index) => [key, rows[index]]))
}

/** Spreads the corrupted rows evenly: with a share of 0.1, every tenth. */
function spoiltRow(one: unknown, index: number, fault: Extract<Fault, { kind: 'rows' }>): unknown {
  const isHit = Math.floor((index + 1) * fault.share) > Math.floor(index * fault.share)
  const parsed = v.safeParse(row, one)
  if (!isHit || !parsed.success) return one
  const { [fault.field]: _dropped, ...rest } = parsed.output
  return fault.change === 'missing' ? rest : { ...rest, [fault.field]: fault.value ?? { wrong: true } }
}
