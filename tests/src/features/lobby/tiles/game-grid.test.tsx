import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bucketOf } from '#domain/tables/game-buckets'
import type { DatabaseReader } from '#domain/tables/reader'
import { COLUMNS } from '../../../../../src/features/lobby/tiles/block-rows'
import { GameGrid } from '../../../../../src/features/lobby/tiles/game-grid'
import { BLOCK_LENGTH, splitBlocks } from '../../../../../src/features/lobby/tiles/split-blocks'
import { loadLanguage } from '../../../../../src/i18n/load-language'
import { stubIntersection } from '../../../support/intersection'

const asked = vi.hoisted(() => ({ keys: [] as unknown[] }))

// The test checks the requests, not the rows.
vi.mock('../../../../../src/shared/worker/query/use-live-query', () => ({
  useLiveQuery: (query: (read: Pick<DatabaseReader, 'getMany'>) => unknown) => {
    void query({
      getMany: (_table, keys) => {
        asked.keys.push(...keys)
        return Promise.resolve([])
      },
    })
    return { status: 'loading', data: undefined, syncedAt: undefined }
  },
}))

const ids = Array.from({ length: 20_000 }, (_, place) => `game-${String(place)}`)

beforeEach(async () => {
  asked.keys.length = 0
  await loadLanguage('EN')
})

const blocks = (container: HTMLElement): readonly HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>('[style*="--rows-3"]'),
]

test('GAM-01 reads and renders only the games near the screen, of 20,000', () => {
  const screenEdge = stubIntersection()
  const { container } = render(<GameGrid ids={ids} />)
  expect(asked.keys).toHaveLength(new Set(ids.slice(0, 30).map(bucketOf)).size)
  expect(container.querySelectorAll('.sk-tile')).toHaveLength(30)

  const far = blocks(container)[400]
  if (!far) throw new Error('the grid is too short')
  screenEdge.show(far)
  expect(asked.keys.at(-1)).toEqual(['', expect.any(String), bucketOf('game-12029')])
  screenEdge.show(far, false)
  expect(container.querySelectorAll('.sk-tile')).toHaveLength(30)
  expect(screen.queryAllByRole('link')).toEqual([])
})

test('GAM-01 no game is lost between blocks, and only the last one may end with a partial row', () => {
  expect(splitBlocks(ids).flat()).toEqual(ids)
  expect(splitBlocks([])).toEqual([])
  expect(COLUMNS.filter((columns) => BLOCK_LENGTH % columns !== 0)).toEqual([])
})
