import * as v from 'valibot'
import { expect, test } from 'vitest'
import { loginSchema, registerSchema } from '#domain/contract/accounts/accounts'
import { envelopeSchema } from '#domain/contract/envelope'
import { moneyAnswerSchema } from '#domain/contract/money/transactions'
import { statusSchema } from '#domain/contract/lines/status'
import { rewardSchema } from '#domain/contract/member/member-area'
import { locationSchema } from '#domain/contract/session/visitor'

test('R-02 a merchant code of a wrong type makes status invalid', () => {
  expect(v.is(statusSchema, { merchantCode: 5 })).toBe(false)
})

const LOGIN = { token: 't', id: 1, userName: 'ann', customerType: 0, firstTimeLogin: null, updatePassword: 5 }
const REGISTRATION = { id: 1, userName: 'ann', customerName: null, token: null }
const REFUSAL = { success: false, errorCode: 'x', message: null, options: { sms: true, ga: 1 } }

test.each<[string, v.GenericSchema, wire: object, taken: object]>([
  ['a login', loginSchema, LOGIN, { firstTimeLogin: false }],
  ['a registration', registerSchema, REGISTRATION, { id: '1' }],
  ['a refusal', envelopeSchema, REFUSAL, { errorCode: 'x', options: { sms: true } }],
  ['a payment', moneyAnswerSchema, { status: 'done', redirectUrl: null }, { status: 'done' }],
  ['a location', locationSchema, { countryCode: 'PH', ip: null }, { countryCode: 'PH', ip: '' }],
])('R-02 with a wrong optional field the rest of %s is returned', (_what, schema, wire, taken) => {
  expect(v.parse(schema, wire)).toMatchObject(taken)
})

const REWARD = { id: 1, title: 'Spins', amount: 5, status: 'CLAIMABLE' }

test('R-02 a time that no date can have counts as absent: a screen could not format it', () => {
  const at = 9_223_372_036_854_776_000 // Java's greatest number
  expect(v.parse(rewardSchema, { ...REWARD, expires: at })).not.toHaveProperty('expires', at)
  expect(v.parse(rewardSchema, { ...REWARD, expires: 8e15 })).toHaveProperty('expires', 8e15)
  expect(v.parse(statusSchema, { merchantCode: 'm', maintenanceEnd: at })).toMatchObject({
    maintenanceEnd: null,
  })
})
