import * as v from 'valibot'
import { CS_TYPES } from '#domain/contract/service/customer-service'
import { LANGUAGES } from '#domain/language/languages'
import { PIXEL_IDS } from '#domain/tracking/pixel-hosts'
import { ACCOUNT_FIELDS } from './account-fields'
import { FLAG_EFFECTS } from './flag-effects'
import { addressSchema, field, lineSchema, originSchema, keyField, wholeNumber } from './field'

const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code)

const pixelId = (title: string, pattern: RegExp) =>
  field(
    v.pipe(v.string(), v.regex(pattern, 'Not an id of this network.')),
    title,
    'Id of the pixel; its host must be among the hosts of scripts.',
  )

/** Every field of GET /wps/system/settings that the app reads, as the form shows it (docs/operators-reference.md). */
export const settingsForm = v.object({
  mobileTemplate: field(
    v.object({
      theme: field(
        v.object({
          accent: field(
            v.pipe(
              v.string(),
              v.regex(/^$|^#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/iu, 'A colour such as #12c48b.'),
            ),
            'Accent',
            'Buttons, links and marks. The app makes readable shades of it.',
            { format: 'colour', absent: '#12c48b' },
          ),
          style: field(v.picklist(['light', 'dark']), 'Style', 'For players who have not chosen one.', {
            absent: 'light',
          }),
        }),
        'Theme',
        'Colour and style of the app.',
      ),
      image_logo: field(
        addressSchema,
        'Logo',
        'In the header, on light and dark. It may contain {w} for a width.',
        { format: 'image' },
      ),
      apple_touch_icon: field(
        addressSchema,
        'App icon',
        'Square, at least 180 pixels: on iPhones and in prompts to install.',
        { format: 'icon', absent: '/m/merchant/apple-touch-icon.png' },
      ),
      app_desc: field(lineSchema, 'About the app', 'In prompts to install and in the bar.', {
        format: 'paragraph',
        fits: 90,
      }),
      pwa: field(v.boolean(), 'Web app', 'Offers to put the app on the home screen.', { absent: true }),
      desktop_app_feature: field(v.boolean(), 'On desktops too', 'Offers that on a desktop.', {
        absent: false,
      }),
    }),
    'Look and app',
    'Theme, logo and the app on the home screen.',
  ),
  seo: field(
    v.record(
      v.string(),
      v.object({
        title: field(lineSchema, 'Title', 'Title of the tab, and of the entry in search engines.', {
          fits: 60,
        }),
        description: field(lineSchema, 'Description', 'Text of the entry in search engines.', {
          format: 'paragraph',
          fits: 160,
        }),
        keywords: field(lineSchema, 'Keywords', 'Separated by commas.'),
        canonical: field(addressSchema, 'Canonical address', 'The address that search engines keep.'),
      }),
    ),
    'Titles of pages',
    'For each route, such as /m/home.',
    { keys: 'Route' },
  ),
  languages: field(
    v.array(v.picklist(LANGUAGE_CODES)),
    'Languages',
    'Those that players can choose, in this order. All 23 if there are none.',
  ),
  currency: field(
    v.pipe(v.string(), v.regex(/^$|^[A-Z]{3}/u, 'Three capital letters.')),
    'Currency',
    'Code of all amounts.',
  ),
  currencySymbol: field(lineSchema, 'Symbol of the currency', 'Before amounts; the code if there is none.', {
    fits: 3,
  }),
  decimals: field(wholeNumber(0, 8), 'Decimals', 'Of amounts.', { absent: 2 }),
  rounding: field(v.picklist(['half-even', 'half-up', 'down']), 'Rounding', 'Of amounts.', {
    absent: 'half-even',
  }),
  countryCode: field(
    v.pipe(v.string(), v.regex(/^$|^[A-Za-z]{2}$/u, 'Two letters.')),
    'Country',
    'The flag next to the dialling code, as two letters.',
  ),
  countryDialingCode: field(
    v.pipe(v.string(), v.regex(/^\d*$/u, 'Digits only.')),
    'Dialling code',
    'Before a number, until the list of countries has loaded.',
  ),
  imageCDNs: field(v.array(originSchema), 'Hosts of flags', 'Origins with /country/PH.png and so on.'),
  domainList: field(
    v.array(v.object({ domainName: field(lineSchema, 'Host', 'Such as m2.example.com.') })),
    'Lines',
    'Other hosts of this site, for players whose first one is blocked.',
  ),
  responsiblePlay: field(
    v.object({
      minimumAge: field(wholeNumber(18, 99), 'Minimum age', 'In the footer and in the registration.', {
        absent: 18,
      }),
      url: field(addressSchema, 'Help with gambling', 'A page with advice and help.'),
    }),
    'Safer play',
    'Age and help. Both are needed.',
  ),
  whitelabelVal: field(
    v.object(
      Object.fromEntries(
        Object.entries(FLAG_EFFECTS).map(([flag, effect]) => [
          flag,
          field(v.boolean(), flag, effect, { absent: false }),
        ]),
      ),
    ),
    'Flags',
    'Switches of the gateway’s white label.',
  ),
  ...ACCOUNT_FIELDS,
  availablePromotions: field(
    v.object({
      REFERRAL: field(
        v.object({
          enabled: field(v.boolean(), 'Invitations', 'Leads to the page of invitations.', { absent: false }),
        }),
        'Invitations',
        'The programme for members who invite friends.',
      ),
    }),
    'Promotions',
    'Programmes that the merchant offers.',
  ),
  rewardsCenter: field(
    v.boolean(),
    'Members’ own promotions',
    'Members may invite if their promotions allow it.',
    {
      absent: false,
    },
  ),
  customerService: field(
    v.array(
      v.object({
        title: field(lineSchema, 'Title', 'Name of the entry.'),
        csType: field(v.picklist(CS_TYPES), 'Provider', 'Of the chat.'),
        csPosition: field(lineSchema, 'Position', 'A whole number; entries are ordered by it.'),
        path: keyField('Sealed address', 'Base64 of the encrypted URL, and its passphrase.'),
        labelIds: field(v.array(lineSchema), 'Labels', 'Only members with one of these labels see it.'),
      }),
    ),
    'Customer service',
    'Entries of the page of customer service.',
  ),
  resources: field(
    v.array(
      v.object({
        resourceType: field(
          v.picklist(['IOS', 'IOS_LITE', 'Android', 'APK', 'MOBILECONFIG', 'AppDownloadIcon']),
          'Kind',
          'Device and kind of the file.',
        ),
        url: field(addressSchema, 'Address', 'Of the file, or of the icon.'),
      }),
    ),
    'Native app',
    'What prompts to download lead to.',
  ),
  downloadBarVipRank: field(
    wholeNumber(0, 99),
    'Bar until rank',
    'The download bar is hidden from this VIP rank on.',
  ),
  appVersion: field(
    v.object({
      latest: field(
        v.pipe(v.string(), v.regex(/^$|^\d+(?:\.\d+)*$/u, 'A version such as 2.4.39.')),
        'Latest version',
        'Older native apps show a notice.',
      ),
      mandatory: field(v.boolean(), 'Mandatory', 'The notice cannot be closed.', { absent: false }),
    }),
    'Version of the native app',
    'Asks players with an older one to update.',
  ),
  pixels: field(
    v.object({
      facebook: pixelId('Facebook', PIXEL_IDS.facebook),
      google: pixelId('Google', PIXEL_IDS.google),
      tiktok: pixelId('TikTok', PIXEL_IDS.tiktok),
      kwai: pixelId('Kwai', PIXEL_IDS.kwai),
    }),
    'Pixels',
    'Networks that measure advertising.',
  ),
  honourDoNotTrack: field(
    v.boolean(),
    'Honour Do Not Track',
    'Such browsers get no ids, cookies or pixels.',
    {
      absent: false,
    },
  ),
})
