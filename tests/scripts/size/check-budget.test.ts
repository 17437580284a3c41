import { expect, test } from 'vitest'
import { budgetsOf, firstVisitFiles } from '../../../scripts/size/budgets'
import { checkBudget } from '../../../scripts/size/check-budget'

const sizes = { 'a.js': 600, 'b.js': 500 }

test('a budget passes up to its last byte, and one more fails', () => {
  const page = { name: 'page', files: ['a.js', 'b.js'] }
  const verdict = checkBudget({ ...page, limitBytes: 1100 }, sizes)
  expect(verdict).toEqual({ name: 'page', bytes: 1100, limitBytes: 1100, problem: '' })
  expect(checkBudget({ ...page, limitBytes: 1099 }, sizes).problem).toBe('1 bytes over')
})

test('a missing or empty file fails, however small the rest', () => {
  const check = (files: string[]): string =>
    checkBudget({ name: 'page', limitBytes: 9999, files }, { ...sizes, 'empty.js': 0 }).problem
  expect(check(['a.js', 'gone.js'])).toBe('missing: gone.js')
  expect(check(['empty.js'])).toBe('missing: empty.js')
  expect(check([])).toBe('the build has no such file')
})

const build = {
  page: ['assets/index.js', 'assets/data.js', 'assets/index.css'],
  worker: ['assets/worker.js', 'assets/data.js'],
  firstScreens: ['assets/lobby.js', 'assets/lobby.css'],
  locales: { EN: { first: 'assets/en.js', rest: 'assets/en-rest.js' }, CN: { first: 'assets/cn.js' } },
  precache: ['index.html'],
  sdks: {
    'src/shared/push/sdk/push-sdk.ts': ['assets/push-sdk.js', 'assets/firebase.js'],
    'src/shared/accounts/identity-sdk/identity-sdk.ts': ['assets/identity-sdk.js', 'assets/firebase.js'],
  },
  modules: { 'assets/seal.js': 'worker/crypto/encrypt-payload.ts' },
  files: { 'assets/en.js': { brotli: 5 }, 'assets/cn.js': { brotli: 7 } },
}

test('code shared by page and worker counts once, for the page', () => {
  const files = Object.fromEntries(budgetsOf(build).map((budget) => [budget.name, budget.files]))
  expect(files).toMatchObject({
    'page JavaScript before real games': ['assets/index.js', 'assets/data.js'],
    'worker, without what it shares with the page': ['assets/worker.js'],
    style: ['assets/index.css', 'assets/lobby.css'],
    'whole precache': ['index.html'],
    'identity SDK, when its route is taken': ['assets/identity-sdk.js', 'assets/firebase.js'],
    'push SDK, when it is allowed': ['assets/push-sdk.js', 'assets/firebase.js'],
    'frame of the captcha, if one is required': ['captcha.html'],
  })
})

test('a build without translations, or a language without its first part, fails', () => {
  const problems = (locales: Record<string, Record<string, string>>): string[] =>
    budgetsOf({ ...build, locales })
      .filter(({ name }) => name.startsWith('translations'))
      .map((budget) => checkBudget(budget, {}).problem)
  expect(problems({})).toEqual(['the build has no such file'])
  expect(problems({ EN: { rest: 'assets/en-rest.js' } })).toEqual(['the build has no such file'])
})

test('a first visit counts the largest language and no lazy code', () => {
  const files = firstVisitFiles(build)
  expect(files).toContain('assets/cn.js')
  expect(files).not.toContain('assets/en.js')
  expect(files).not.toContain('assets/en-rest.js')
})
