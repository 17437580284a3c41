import { beforeEach, describe, expect, test } from 'vitest'
import {
  type CaptchaService,
  createCaptcha,
  type Puzzle,
  seccodeOf,
  type Solved,
} from '#gateway/captcha/captcha'
import { GAP_TOLERANCE, gapSpan } from '#gateway/captcha/puzzle-gap'
import { Clock } from '#gateway/clock'

const LIFE_MS = 10 * 60_000

let clock: Clock
let captcha: CaptchaService

beforeEach(() => {
  clock = new Clock()
  captcha = createCaptcha(clock)
})

/** Opens a puzzle and solves it after as long as a person needs. */
const solve = (version: Puzzle['version'], afterMs = 2_000): { id: string; token: string } => {
  const puzzle = captcha.open(version, captcha.challenge())
  clock.offsetMs += afterMs
  return { id: puzzle.id, token: tokenOf(captcha.solve(puzzle.id, puzzle.x)) }
}

const tokenOf = (solved: Solved): string => {
  if (solved.kind !== 'right') throw new Error(`It is ${solved.kind}`)
  return solved.token
}

const v3 = ({ id, token }: { readonly id: string; readonly token: string }) => ({
  geetestChallenge: id,
  geetestValidate: token,
  geetestSeccode: seccodeOf(token),
})

const v4 = ({ id, token }: { readonly id: string; readonly token: string }) => ({
  geetestValidateV4: {
    captcha_id: 'c',
    lot_number: id,
    captcha_output: 'o',
    pass_token: token,
    gen_time: '1',
  },
})

const CASES = [
  ['v3', v3],
  ['v4', v4],
] as const

describe('DEP-04 CAP-07 accepted captcha results', () => {
  test.each(CASES)('DEP-04 accepts a result of %s once', (version, fields) => {
    const sent = fields(solve(version))
    expect(captcha.verify(sent)).toBe(true)
    expect(captcha.verify(sent)).toBe(false)
  })

  test.each(CASES)(
    'CAP-07 rejects one of %s solved in less than half a second, also later',
    (version, fields) => {
      const sent = fields(solve(version, 300))
      expect(captcha.verify(sent)).toBe(false)
      clock.offsetMs += 5_000
      expect(captcha.verify(sent)).toBe(false)
      expect(captcha.verify(fields(solve(version, 510)))).toBe(true)
    },
  )

  test.each(CASES)('DEP-04 rejects an expired one of %s', (version, fields) => {
    const sent = fields(solve(version))
    clock.offsetMs += LIFE_MS + 1_000
    expect(captcha.verify(sent)).toBe(false)
  })

  test('DEP-04 rejects nothing, incomplete results, another one’s result and the other version’s', () => {
    const [one, other] = [solve('v3'), solve('v4')]
    const { geetestValidateV4 } = v4(other)
    for (const bad of [
      {},
      { geetestValidateV4: null },
      { geetestValidateV4: 'x' },
      { geetestValidateV4: { pass_token: other.token } },
      { geetestValidateV4: { ...geetestValidateV4, lot_number: one.id } },
      v4(one),
      v3(other),
      { ...v3(one), geetestSeccode: one.token },
      { ...v3(one), geetestChallenge: 'x' },
      { ...v3(one), geetestValidate: undefined },
      v3({ id: one.id, token: 'made up' }),
    ]) {
      expect(captcha.verify(bad), JSON.stringify(bad)).toBe(false)
    }
    expect(captcha.verify(v3(one))).toBe(true)
    expect(captcha.verify(v4(other))).toBe(true)
  })
})

describe('DEP-04 the puzzles', () => {
  test('DEP-04 accepts a position within a finger’s precision; a wrong one ends the puzzle', () => {
    for (const [off, kind] of [
      [0, 'right'],
      [GAP_TOLERANCE, 'right'],
      [-GAP_TOLERANCE, 'right'],
      [GAP_TOLERANCE + 1, 'wrong'],
      [NaN, 'wrong'],
    ] as const) {
      const puzzle = captcha.open('v4', '')
      expect(captcha.solve(puzzle.id, puzzle.x + off).kind, String(off)).toBe(kind)
      expect(captcha.solve(puzzle.id, puzzle.x).kind).toBe('gone')
    }
  })

  test('DEP-04 gaps are fully inside the image, away from the piece’s start, and unpredictable', () => {
    const puzzles = Array.from({ length: 200 }, () => captcha.open('v4', ''))
    for (const { x, y } of puzzles) {
      expect(x >= gapSpan.x[0] && x < gapSpan.x[1] && y >= gapSpan.y[0] && y < gapSpan.y[1]).toBe(true)
    }
    expect(new Set(puzzles.map(({ x }) => x)).size).toBeGreaterThan(40)
  })

  test('DEP-04 challenges and puzzles expire', () => {
    const challenge = captcha.challenge()
    const { id } = captcha.open('v3', challenge)
    expect(id.startsWith(challenge)).toBe(true)
    expect(captcha.isChallenge(challenge)).toBe(true)
    clock.offsetMs += LIFE_MS + 1_000
    expect(captcha.isChallenge(challenge)).toBe(false)
    expect(captcha.puzzles()).toEqual([])
    expect(captcha.solve(id, 0).kind).toBe('gone')
  })
})
