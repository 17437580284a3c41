import { renderHook, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { packGames } from '#domain/tables/game-buckets'
import { game } from '../../../../../src/design/samples'
import { useGameFilter } from '../../../../../src/features/lobby/filter/use-game-filter'
import { pageState } from '../../../../../src/shared/page/page-state'
import { putRows, startPage } from '../../../support/page-fixture'

/** Syncs hot games with these ids. */
const sync = (...ids: readonly string[]): void =>
  putRows(
    'gameBuckets',
    packGames(
      pageState,
      ids.map((id) => game(id, `Dragon ${id}`, { isHot: true })),
    ),
  )

test('GAM-01 games that are synced later pass the filters, also while another has no data yet', async () => {
  await startPage('/m/home?only=hot')
  sync('1')
  const { result, rerender } = renderHook(
    (ids: readonly string[]) => useGameFilter(false, ids).keep?.(ids) ?? 'loading',
    { initialProps: ['1', 'absent'], wrapper: BrowserRouter },
  )
  await waitFor(() => expect(result.current).toEqual(['1']))
  sync('1', '2')
  rerender(['1', 'absent', '2'])
  await waitFor(() => expect(result.current).toEqual(['1', '2']))
})
