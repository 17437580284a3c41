import { deployedConfigSchema } from '#domain/contract/settings/deployed-config'
import { repairConfig } from '#domain/contract/settings/repair-config'

/** Returns the path of a call: the contract's, or the one that config.json has in its place. */
export const callPath = (config: unknown, endpoint: string): string =>
  repairConfig(deployedConfigSchema, config)?.paths[endpoint] ?? endpoint
