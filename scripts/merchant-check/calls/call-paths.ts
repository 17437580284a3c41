import * as accounts from '#domain/contract/accounts/account-endpoints'
import * as commands from '#domain/contract/command-endpoints'
import * as first from '#domain/contract/endpoints'
import * as lines from '#domain/contract/lines/line-endpoints'
import * as transactions from '#domain/contract/money/transaction-endpoints'
import * as screens from '#domain/contract/screen-endpoints'

/** The default paths of all calls, which `paths` of config.json can replace. */
export const CALL_PATHS: ReadonlySet<string> = new Set(
  [accounts, commands, first, lines, transactions, screens]
    .flatMap((endpoints): unknown[] => Object.values(endpoints))
    .filter((path): path is string => typeof path === 'string' && /^\/(?:wps|lgw)\//u.test(path)),
)
