import { waitFor } from '@testing-library/dom'
import { createDatabases, tableOf } from '#domain/tables/databases'
import type { TableName, Tables } from '#domain/tables/schema'
import type { MemberValues } from '#domain/tables/value-rows'
import type { FaultRule } from '../../../e2e/support/gateway/control-command'
import { gateway, open } from './app'
import { seeGames } from './lobby'
import { see } from './player'

/** The rows of a table of the device. */
export const rowsOf = async <Name extends TableName>(name: Name): Promise<readonly Tables[Name][]> => {
  const databases = createDatabases()
  try {
    return await tableOf(databases, name).toArray()
  } finally {
    databases.cache.close()
    databases.user.close()
  }
}

/** The same fault for every call. */
export const everyCall = (fault: FaultRule['fault']): FaultRule[] =>
  ['/wps/', '/lgw/'].map((match) => ({ match, fault }))

/** Waits for the lobby with its games. */
export const seeLobby = async (): Promise<void> => {
  await see('heading', 'Popular')
  await seeGames()
}

export const openLobby = async (): Promise<void> => {
  await open('/m/home')
  await seeLobby()
}

/** Waits until a table has rows: what is sent or shown depends on them. */
export const seeRows = (name: TableName): Promise<void> =>
  waitFor(async () => {
    if ((await rowsOf(name)).length === 0) throw new Error(`${name} has no row`)
  })

/** Waits until a value of the member is stored: its next poll counts from then, not from its request. */
export const seeMemberValue = (name: keyof MemberValues): Promise<void> =>
  waitFor(async () => {
    if (!(await rowsOf('memberAnswers')).some((row) => row.name === name))
      throw new Error(`${name} is not stored`)
  })

/** Waits until a path has been requested this many times since the test began. */
export const seeRequests = (path: string, count: number): Promise<void> =>
  waitFor(async () => {
    const { requests } = await gateway.requests(path)
    if (requests.length < count) throw new Error(`${path} was requested ${String(requests.length)} times`)
  })
