import { expect, test } from 'vitest'
import { createCaptcha, type Puzzle, seccodeOf } from '#gateway/captcha/captcha'
import { Clock } from '#gateway/clock'

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

test('DEP-04 CAP-07 rejects nothing, incomplete results, another one’s result and the other version’s', () => {
  const clock = new Clock()
  const captcha = createCaptcha(clock)
  /** Opens a puzzle and solves it after as long as a person needs. */
  const solve = (version: Puzzle['version']): Result => {
    const puzzle = captcha.open(version, captcha.challenge())
    clock.offsetMs += 2_000
    const solved = captcha.solve(puzzle.id, puzzle.x)
    if (solved.kind !== 'right') throw new Error(`It is ${solved.kind}`)
    return { id: puzzle.id, token: solved.token }
  }
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
