import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { benefitSchema } from '#domain/contract/member/benefits'
import {
  customerServiceScriptSchema,
  downloadBannerSchema,
  downloadSettingsSchema,
} from '#domain/contract/install/downloads'
import { promotionCategorySchema } from '#domain/contract/announcements/promotion-categories'
import { logIn } from '../support/log-in'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const BANNERS = '/wps/relay/MCSFE_getDownloadBanners'
const SETTINGS = '/wps/relay/WPSCORE_getDownloadSetting?domain=127.0.0.1:4173'
const SCRIPT = '/wps/relay/WPSCORE_getCustomerServiceScript'
const BENEFITS = '/wps/relay/MCSFE_getBenefits'

// All settings from S3, four of them also in a forced variant, and the days since registration.
const KEYS = [
  'app_background',
  'app_desc',
  'bottom_app_desc',
  'download_condition_switch',
  'in_game_popup_interval',
  'login_required',
  'bind_card',
  'bottom_app_bar_mode',
  'first_deposit',
  'first_withdraw',
  'domains_switch',
  'domains',
  'theme',
  ...[
    'deposit_times',
    'deposit_least_times',
    'withdrawal_times',
    'withdrawal_least_times',
    'reg_days',
  ].flatMap((name) => [name, `${name}_forced`]),
]

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway({ games: 10 })
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

const settingsIn = async (language: string) => {
  const value = await gateway.value(SETTINGS, { Language: language })
  const parsed = new Map(v.parse(downloadSettingsSchema, value))
  return { sent: v.parse(v.record(v.string(), v.unknown()), value), parsed }
}
const benefitsOf = async (username: string | null, language = 'EN') => {
  const headers = username === null ? {} : { Authorization: (await logIn(gateway, username)).token }
  const value = await gateway.value(BENEFITS, { ...headers, Language: language })
  return v.parse(v.array(benefitSchema), value)
}
const isIn = { EN: /\p{Script=Latin}/u, CN: /\p{Script=Han}/u, UR: /\p{Script=Arabic}/u }

describe.each(['EN', 'CN', 'UR'] as const)('in %s', (language) => {
  test('INS-06 install banners have a group and an image with the same name in every language', async () => {
    const banners = v.parse(
      v.array(downloadBannerSchema),
      await gateway.value(BANNERS, { Language: language }),
    )
    const names = banners.map(({ url }) => new URL(url).pathname.split('/').at(-1))
    expect(names).toEqual(['pocket-harbour.svg', 'no-signal.svg'])
    for (const { url } of banners) {
      const drawing = await (await fetch(url.replace('{w}', '640'))).text()
      expect(drawing).toMatch(isIn[language])
      expect(drawing).not.toMatch(/undefined|NaN/)
    }
  })

  test('DLP-01 every download prompt setting exists and has the right shape', async () => {
    const { sent, parsed } = await settingsIn(language)
    expect(Object.keys(sent).sort()).toEqual([...KEYS].sort())
    expect([...parsed.keys()].sort()).toEqual(Object.keys(sent).sort())
    for (const key of KEYS.filter(
      (name) => name.endsWith('_forced') || name === 'download_condition_switch',
    )) {
      expect(typeof parsed.get(key)?.value, key).toBe('boolean')
    }
    expect(parsed.get('bottom_app_bar_mode')?.value).toBe('bottom')
    expect(parsed.get('theme')?.value).toBe('dark')
    expect(parsed.get('app_desc')?.value).toMatch(isIn[language])
    expect(parsed.get('bottom_app_desc')?.value).toMatch(isIn[language])
    const background = String(parsed.get('app_background')?.value)
    expect((await fetch(background.replace('{w}', '640'))).headers.get('Content-Type')).toContain('image/svg')
  })

  test('ANN-07 guests see the benefits of each rank, lowest first', async () => {
    const ranks = await benefitsOf(null, language)
    expect(ranks.map(({ rankLevel }) => rankLevel)).toEqual([1, 2, 3, 4, 5, 6])
    for (const { labelName, benefits } of ranks) {
      expect(labelName).toMatch(isIn[language])
      expect(benefits.length).toBeGreaterThan(1)
      expect(benefits.every((benefit) => isIn[language].test(benefit))).toBe(true)
    }
  })

  test('ANN-01 promotion categories have names and counts', async () => {
    const path = '/wps/relay/PROMOFE_getPromotionAnnouncementCategory'
    const rows = v.parse(v.array(promotionCategorySchema), await gateway.value(path, { Language: language }))
    expect(rows).toHaveLength(4)
    expect(rows.every(({ name, count }) => isIn[language].test(name) && count > 0)).toBe(true)
  })
})

test('ANN-07 a label set by hand is shown to its member, and an ended token counts as a guest', async () => {
  const labels = async (username: string | null) => (await benefitsOf(username)).map(({ labelId }) => labelId)
  const open = ['bronze', 'silver', 'gold', 'platinum', 'diamond', 'harbour']
  expect(await labels('ann')).toEqual(open)
  expect(new Set(await labels('ben'))).toEqual(new Set([...open, 'partner']))
  const ended = await gateway.value(BENEFITS, { Authorization: 'ended' })
  expect(ended).toHaveLength(open.length)
})

test('DLP-01 a test can change single settings, and a reset reverts it', async () => {
  await gateway.control({
    downloads: {
      login_required: { enabled: true, value: 0 },
      bottom_app_bar_mode: { value: 'fullscreen' },
      new_key: { enabled: true, value: ['a'] },
    },
  })
  const { parsed } = await settingsIn('UR')
  expect(parsed.get('login_required')).toEqual({ enabled: true, value: 0 })
  expect(parsed.get('bottom_app_bar_mode')).toEqual({ enabled: true, value: 'fullscreen' })
  expect(parsed.get('new_key')).toEqual({ enabled: true, value: ['a'] })
  await gateway.control({ reset: true })
  const after = (await settingsIn('UR')).parsed
  expect(after.get('login_required')).toEqual({ enabled: false, value: 1 })
  expect(after.has('new_key')).toBe(false)
})

test('DEP-04 an invalid host is no domain for download settings', async () => {
  const answer = await gateway.get('/wps/relay/WPSCORE_getDownloadSetting?domain=https://harbour.example/m')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ errorCode: 'request.invalid' })
})

test('CSV-05 the customer-service script is set and is a script; it can be changed', async () => {
  const { src, csType } = v.parse(customerServiceScriptSchema, await gateway.value(SCRIPT))
  expect(csType).toBe('LIVECHAT')
  const script = await gateway.get(src)
  expect(script.headers.get('Content-Type')).toContain('javascript')
  expect(await script.text()).toContain('LiveChatWidget')
  const serviceScript = { src: '/service/comm100.js', csType: 'COMM100' }
  await gateway.control({ serviceScript })
  expect(await gateway.value(SCRIPT)).toEqual(serviceScript)
  expect(await (await gateway.get(serviceScript.src)).text()).toContain('Comm100API')
})

test.each([BANNERS, SETTINGS, SCRIPT, BENEFITS])('DEP-04 %s is a 304 while unchanged', async (path) => {
  const first = await gateway.get(path, { Language: 'EN' })
  const headers = { Language: 'EN', 'If-None-Match': first.headers.get('ETag') ?? '' }
  expect((await gateway.get(path, headers)).status).toBe(304)
  expect((await gateway.get(path, { ...headers, Language: 'CN' })).status).toBe(200)
})

test('DEP-04 fault: the app drops settings of the wrong shape and reads the others', async () => {
  const fault = { kind: 'rows', field: 'value', change: 'missing', share: 0.5 }
  await gateway.control({ faults: [{ match: 'getDownloadSetting', fault }] })
  const { sent, parsed } = await settingsIn('EN')
  expect(Object.keys(sent)).toHaveLength(KEYS.length)
  expect(parsed.size).toBe(Math.ceil(KEYS.length / 2))
})
