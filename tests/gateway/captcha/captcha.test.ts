import { expect, test } from 'vitest'
import { createCaptcha, type Puzzle, seccodeOf } from '#gateway/captcha/captcha'
import { Clock } from '#gateway/clock'

const LIFE_MS = 10 * 60_000

interface Result {
  readonly id: string
  readonly token: string
}

/** What a form sends of a result, by version. */
const FIELDS = {
  v3: ({ id, token }: Result) => ({
    geetestChallenge: id,
    geetestValidate: token,
    geetestSeccode: seccodeOf(token),
  }),
  v4: ({ id, token }: Result) => ({
    geetestValidateV4: {
      captcha_id: 'c',
      lot_number: id,
      captcha_output: 'o',
      pass_token: token,
      gen_time: '1',
    },
  }),
}

const rig = () => {
  const clock = new Clock()
  const captcha = createCaptcha(clock)
  /** Opens a puzzle and solves it after as long as a person needs. */
  const solve = (version: Puzzle['version'], afterMs = 2_000): Result => {
    const puzzle = captcha.open(version, captcha.challenge())
    clock.offsetMs += afterMs
    const solved = captcha.solve(puzzle.id, puzzle.x)
    if (solved.kind !== 'right') throw new Error(`It is ${solved.kind}`)
    return { id: puzzle.id, token: solved.token }
  }
  return { clock, captcha, solve }
}

test.each(['v3', 'v4'] as const)('DEP-04 CAP-07 a result of %s counts once, for ten minutes', (version) => {
  const { clock, captcha, solve } = rig()
  const sent = FIELDS[version](solve(version))
  expect([captcha.verify(sent), captcha.verify(sent)]).toEqual([true, false])
  const quick = FIELDS[version](solve(version, 300))
  expect(captcha.verify(quick)).toBe(false)
  clock.offsetMs += 5_000
  expect(captcha.verify(quick)).toBe(false)
  expect(captcha.verify(FIELDS[version](solve(version, 510)))).toBe(true)
  const delayed = FIELDS[version](solve(version))
  clock.offsetMs += LIFE_MS + 1_000
  expect(captcha.verify(delayed)).toBe(false)
})

test('DEP-04 rejects nothing, incomplete results, another one’s result and the other version’s', () => {
  const { captcha, solve } = rig()
  const [one, other] = [solve('v3'), solve('v4')]
  const { geetestValidateV4 } = FIELDS.v4(other)
  for (const bad of [
    {},
    { geetestValidateV4: null },
    { geetestValidateV4: 'x' },
    { geetestValidateV4: { pass_token: other.token } },
    { geetestValidateV4: { ...geetestValidateV4, lot_number: one.id } },
    FIELDS.v4(one),
    FIELDS.v3(other),
    { ...FIELDS.v3(one), geetestSeccode: one.token },
    { ...FIELDS.v3(one), geetestChallenge: 'x' },
    { ...FIELDS.v3(one), geetestValidate: undefined },
    FIELDS.v3({ id: one.id, token: 'made up' }),
  ])
    expect(captcha.verify(bad), JSON.stringify(bad)).toBe(false)
  expect([captcha.verify(FIELDS.v3(one)), captcha.verify(FIELDS.v4(other))]).toEqual([true, true])
})
