import path from 'node:path'
import { httpOrigin, parseCommandLine } from '../lib/command-line'
import { UserError } from '../lib/user-error'
import { hostOf, portOf } from '../local-site/options'

export interface StudioOptions {
  /** Origin of the operator's gateway; null for the reference gateway. */
  readonly gateway: string | null
  readonly merchantHost: string | null
  readonly isInsecure: boolean
  /** The folder of config.json, settings.json and images, absolute. */
  readonly folder: string
  readonly port: number
  readonly isJson: boolean
}

const PORT = 4180
/** How to call the command. */
export const USAGE =
  'Open the studio: npm run merchant:studio -- [--gateway https://api.example.com] [--merchant-host m.example.com] [--insecure] [--out merchant] [--port 4180]'

/** Reads the command line. Throws a `UserError`. */
export function readOptions(args: readonly string[]): StudioOptions {
  const { values } = parseCommandLine(
    {
      args: [...args],
      options: {
        gateway: { type: 'string' },
        'merchant-host': { type: 'string' },
        insecure: { type: 'boolean' },
        out: { type: 'string' },
        port: { type: 'string' },
        json: { type: 'boolean' },
      },
    },
    USAGE,
  )
  const gateway = values.gateway === undefined ? null : httpOrigin(values.gateway)
  if (values.gateway !== undefined && gateway === null)
    throw new UserError(`--gateway takes an http(s) address without name and password.\n${USAGE}`)
  return {
    gateway,
    merchantHost: hostOf(values['merchant-host']),
    isInsecure: values.insecure ?? false,
    folder: path.resolve(values.out ?? 'merchant'),
    port: portOf(values.port, PORT),
    isJson: values.json ?? false,
  }
}
