import { expect, test } from 'vitest'
import { MAX_TEXTS_LENGTH } from '#domain/language/merchant-texts'
import { gateway } from '../../gateway/support/shared-gateway'
import { check, missingLines, useCheckedGateway } from './support/checked-gateway'

useCheckedGateway()

test('DEP-01 R-13 merchant:check names each of a merchant’s own texts that the app leaves out, and each file', async () => {
  await gateway.control({
    config: {
      texts: {
        EN: '/m/texts/EN.json',
        CN: '/m/texts/CN.json',
        MS: '/m/texts/MS.json',
        XX: '/m/texts/XX.json',
        UR: 'https://other.example/UR.json',
      },
    },
    files: {
      '/m/texts/EN.json': {
        'nav.promotions': 'Gifts',
        'nav.home': 'Home {{name}}',
        'mall.cost_one': '{{count}} star',
        'mall.cost_two': '{{count}} stars',
        'nav.me': '',
      },
      '/m/texts/CN.json': `{"a":"${'x'.repeat(MAX_TEXTS_LENGTH)}"}`,
    },
  })
  const said = await check()
  const about = said.lines.filter((line) => line.includes('texts'))
  const wanted = [
    'warning nav.home in /m/texts/EN.json: has other placeholders',
    'warning mall.cost_two in /m/texts/EN.json: is no key of the app',
    'warning nav.me in /m/texts/EN.json: is no text',
    'warning /m/texts/CN.json: is no JSON object of at most 16384 characters',
    'warning texts.MS of config.json (/m/texts/MS.json): answers 404',
    'warning texts.XX of config.json: is no language of the app',
    'warning texts.UR of config.json: is no path of this host',
  ]
  expect(missingLines(said, wanted), about.join('\n')).toEqual([])
  expect(about).toHaveLength(wanted.length)
})
