import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type MutantState, type TestedMutant } from '../../../scripts/mutation/mutants'
import { readMutationList } from '../../../scripts/mutation/mutation-list'
import { scoreOf, scoresByFile } from '../../../scripts/mutation/mutation-score'
import { percentText } from '../../../scripts/mutation/print-report'
import { withoutStaticSurvivors } from '../../../scripts/mutation/stored-results'
import { explainSurvivors, readExplanations } from '../../../scripts/mutation/survivors'

const mutant = (file: string, state: MutantState, code = 'return a < b'): TestedMutant => ({
  ...{ file, line: 1, column: 8, mutator: 'EqualityOperator', code, change: 'a < b → a <= b', state },
})

test('the list contains every file of its folders, none twice, and twenty rules of as many topics', async () => {
  const groups = await readMutationList()
  const listed = groups.flatMap(({ files }) => files)
  expect(listed).toEqual([...new Set(listed)])
  const folders =
    'sw worker/sync worker/outbox worker/session worker/crypto worker/commands/money worker/commands/session ' +
    'domain/sync domain/session domain/money'
  const present = folders.split(' ').flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
      .map((file) => `${folder}/${file}`),
  )
  expect(groups.flatMap(({ tests }) => tests).filter((path) => !existsSync(path))).toEqual([])
  const rules = groups.find(({ name }) => name === 'rules')?.files ?? []
  expect(listed.filter((file) => !rules.includes(file)).sort()).toEqual(present.sort())
  expect(new Set(rules.map((file) => file.split('/')[1])).size).toBe(20)
})

test('the score counts survivors and what no test covers, and rounds down', () => {
  const states = ['killed', 'killed', 'timed out', 'survived', 'uncovered', 'not counted'] as const
  const mutants = states.map((state, index) => mutant(index < 2 ? 'a.ts' : 'b.ts', state))
  const counts = { killed: 2, timedOut: 1, survived: 1, uncovered: 1, notCounted: 1 }
  expect(scoreOf('all', mutants)).toEqual({ name: 'all', ...counts, percent: 60 })
  expect(scoresByFile(mutants).map(({ name, percent }) => [name, Math.round(percent)])).toEqual([
    ['a.ts', 100],
    ['b.ts', 33],
  ])
  expect(scoreOf('none', []).percent).toBe(100)
  expect(percentText(84.99)).toBe('84.9 %')
})

test('a survivor is explained by its file, line and change; a reason without a survivor is stale', () => {
  const survivors = [mutant('a.ts', 'survived'), mutant('a.ts', 'uncovered', 'if (a < b) stop()')]
  const mutants = [...survivors, mutant('b.ts', 'killed')]
  const change = 'a < b → a <= b'
  const reason = (file: string) => ({ file, code: 'return a < b', change, reason: 'Equal.' })
  const reasons = [reason('a.ts'), reason('b.ts'), reason('untested.ts')]
  expect(explainSurvivors(mutants, reasons)).toEqual({
    explained: [{ mutant: survivors[0], reason: 'Equal.' }],
    unexplained: [survivors[1]],
    stale: [reason('b.ts')],
  })
})

test('no mutant has two reasons, and the line of each is in its file', async () => {
  const gone = (await readExplanations()).filter(
    ({ file, code }) =>
      !readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => line.trim() === code),
  )
  expect(gone).toEqual([])
})

test('the survivors of loading code are tested again, since Stryker knows no tests of theirs', () => {
  const killed = { status: 'Killed', static: true }
  const reached = { status: 'Survived' }
  const mutants = [killed, { status: 'Survived', static: true }, reached]
  expect(withoutStaticSurvivors({ files: { 'a.ts': { mutants } } })).toEqual({
    files: { 'a.ts': { mutants: [killed, reached] } },
  })
})
