import { expect, test } from 'vitest'
import { passwordStrength } from '#domain/accounts/password-strength'

test.each([
  [
    'weak',
    [
      '',
      'a',
      'abc123',
      '123456',
      'aaaaaaaaaaaa',
      'Password1',
      'qwerty2024',
      'casino777',
      'kfmwq',
      'password-Tk7',
    ],
  ],
  ['fair', ['vokufemi', 'Harbor73', 'x9Kq2m7']],
  ['strong', ['vokufemi-Latt7', 'green lamp sings', 'Kq2m7xT9pW', '海湾的灯塔今晚亮着啊']],
] as const)('%s passwords', (strength, passwords) => {
  for (const password of passwords)
    expect([password, passwordStrength(password)]).toEqual([password, strength])
})

test('a password that contains the username is weaker', () => {
  expect(passwordStrength('marisol-82k')).toBe('strong')
  expect(passwordStrength('marisol-82k', 'Marisol')).toBe('weak')
})
