import type { RegistrationRequest } from '#domain/accounts/account-requests'

/** A registration by name, with all that a link can bring. */
export const BY_NAME: RegistrationRequest = {
  who: { kind: 'username', username: 'new.ann' },
  password: 'first-pass',
  logsIn: true,
  remember: true,
  captcha: null,
  provenance: {
    affiliateCode: 'www',
    referralCode: 'R1',
    domain: 'm.example.com',
    registerUrl: 'https://m.example.com/m/register',
    clickIds: { gclid: 'g1' },
    attribution: { adid: 'a1' },
    asksNotToBeTracked: false,
  },
}
