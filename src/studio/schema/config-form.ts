import * as v from 'valibot'
import { LANGUAGES } from '#domain/language/languages'
import { isLocalPath, PLAIN_LOCAL_PATH } from '#domain/routing/local-path'
import { addressSchema, field, lineSchema, originSchema } from './field'

const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code)

const markSchema = v.object({
  name: field(lineSchema, 'Name', 'Shown if there is no image, and read aloud.'),
  image: field(addressSchema, 'Image', 'Its logo; may contain {w} for a width.', { format: 'image' }),
  url: field(addressSchema, 'Link', 'Where it leads to.'),
})

/** Every field of `/m/config.json`, as the form shows it (docs/operators-reference.md). */
export const configForm = v.object({
  merchant: field(
    lineSchema,
    'Merchant code',
    'Sent as the header Merchant if the gateway does not find the merchant by the host.',
  ),
  title: field(lineSchema, 'Title', 'Title of the browser’s tab until the settings arrive.', {
    absent: 'Games',
    fits: 60,
  }),
  company: field(
    v.object({
      phone: field(lineSchema, 'Phone', 'In the footer, in customer service and on the help page.'),
      email: field(
        v.pipe(v.string(), v.regex(/^$|^[^\s@]+@[^\s@]+\.[a-z]{2,}$/iu, 'An email address.')),
        'Email',
        'In the same places.',
      ),
      terms: field(addressSchema, 'Terms', 'The footer and the registration link to them.'),
      privacy: field(addressSchema, 'Privacy policy', 'The footer and the registration link to it.'),
      licence: field(markSchema, 'Licence', 'In the footer, with its seal.'),
      payments: field(
        v.pipe(v.array(markSchema), v.maxLength(24, 'At most 24.')),
        'Ways to pay',
        'Logos in the footer.',
      ),
    }),
    'Company',
    'Who runs the site. What is missing is not shown.',
  ),
  latestWins: field(v.boolean(), 'Latest wins', 'A row of the latest wins at the end of the home page.', {
    absent: false,
  }),
  images: field(
    v.array(
      v.object({
        from: field(lineSchema, 'Begins with', 'Images whose URL begins with this text are replaced.'),
        to: field(lineSchema, 'Replaced by', 'With {path} for the rest of the URL and {w} for a width.'),
      }),
    ),
    'Rules for images',
    'Loads images from a host that scales them or sends newer formats.',
  ),
  domains: field(
    v.array(lineSchema),
    'Lines',
    'Other hosts of this site, used while neither the settings nor the gateway list any.',
  ),
  scriptHosts: field(
    v.array(originSchema),
    'Hosts of scripts',
    'Pixels and customer service’s script may load from them. They are part of the policy.',
  ),
  captchaServers: field(
    v.object({
      v3: field(v.array(originSchema), 'Version 3', 'The main host first, then up to three others.'),
      v4: field(v.array(originSchema), 'Version 4', 'The main host first, then up to three others.'),
    }),
    'Hosts of the captcha',
    'In place of the provider’s own. They are part of the policy.',
  ),
  texts: field(
    v.record(
      v.string(),
      v.pipe(v.string(), v.check(isLocalPath, 'A path of this host that begins with a slash.')),
    ),
    'Own texts',
    'For each language the path of a file with texts that replace the app’s.',
    { keys: LANGUAGE_CODES },
  ),
  reports: field(
    v.object({
      url: field(
        v.pipe(
          v.string(),
          v.check(
            (path) => path === '' || PLAIN_LOCAL_PATH.test(path),
            'A path of this host without a query.',
          ),
        ),
        'Path',
        'Where the reports are posted to, on this host.',
      ),
      sampleRate: field(
        v.pipe(v.number('A number.'), v.minValue(0.001, 'More than 0.'), v.maxValue(1, 'At most 1.')),
        'Share of the devices',
        'Above 0 and at most 1, which is every device.',
        { absent: 1 },
      ),
    }),
    'Field metrics',
    'Times, sizes and errors without personal data.',
  ),
  paths: field(
    v.record(
      v.string(),
      v.pipe(v.string(), v.regex(PLAIN_LOCAL_PATH, 'A path of this host without a query.')),
    ),
    'Paths of calls',
    'Replaces the path of a call: the contract’s path, and the gateway’s.',
    { keys: 'Path of the contract' },
  ),
})
