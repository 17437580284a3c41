import * as v from 'valibot'
import { SOCIAL_CHANNELS } from '#domain/contract/accounts/identity-settings'
import { field, lineSchema, keyField, wholeNumber } from './field'

const captchaSwitch = (when: string) =>
  field(
    v.object({
      captcha: field(
        v.object({ enabled: field(v.boolean(), 'Captcha', when, { absent: false }) }),
        'Captcha',
        when,
      ),
    }),
    'Captcha',
    when,
  )

/** The fields of the settings about logins and registrations. */
export const ACCOUNT_FIELDS = {
  login: captchaSwitch('Before each login. It also ends automatic logins.'),
  register: captchaSwitch('Before a registration.'),
  sms: captchaSwitch('Before a code by SMS. Only with version 4.'),
  gw: field(
    v.object({
      captchaId: keyField('Captcha id', 'The merchant’s id of version 4.'),
      captchaVersion: field(v.picklist(['v3', 'v4']), 'Captcha version', 'Of the provider.', {
        absent: 'v3',
      }),
      profileIconCount: field(wholeNumber(1, 99), 'Profile icons', 'How many a member can choose from.', {
        absent: 9,
      }),
    }),
    'Captcha and profile',
    'Values of the gateway.',
  ),
  socialProviders: field(
    v.array(v.picklist(SOCIAL_CHANNELS)),
    'Social logins',
    'Buttons in this order. They need the identity provider.',
  ),
  smsProvider: field(
    v.object({
      firebase: field(v.boolean(), 'Used for logins', 'Social logins, and codes to phones by the provider.', {
        absent: false,
      }),
      apiKey: keyField('API key', 'Of the web app in the provider’s console.'),
      authDomain: field(lineSchema, 'Auth domain', 'Needed for social logins in a browser.'),
      projectId: field(lineSchema, 'Project', 'Id of the provider’s project.'),
      appId: keyField('App id', 'Of the web app.'),
      messagingSenderId: keyField('Sender id', 'For push messages.'),
      vapidKey: keyField('VAPID key', 'For push messages.'),
      googleWebClientId: field(lineSchema, 'Google client id', 'For one-tap.'),
      lineProviderId: field(lineSchema, 'LINE provider', 'Id of LINE in the provider’s console.', {
        absent: 'oidc.line',
      }),
      emulator: field(lineSchema, 'Emulator', 'Address of the provider’s emulator on this machine.'),
    }),
    'Identity provider',
    'Social logins, codes to phones, push.',
  ),
  mobileRegisterPassword: keyField(
    'Password of a registration by number',
    'Sent as the password if the form has no field for it.',
  ),
  mobileRegisterVerify: field(
    v.boolean(),
    'Code for a registration',
    'A registration by number needs a code.',
    {
      absent: false,
    },
  ),
  smsTemplate: field(lineSchema, 'SMS template', 'Sent with a registration by a provider.'),
  weakPassword: field(
    v.object({
      salt: keyField('Salt', 'Base64.'),
      iterations: field(wholeNumber(1, 2_000_000), 'Rounds', 'Of PBKDF2 with SHA-256.'),
      hash: keyField('Hash', '32 bytes, base64.'),
    }),
    'Weak password',
    'Members who log in with it must change it.',
  ),
}
