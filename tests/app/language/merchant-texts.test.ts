import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { TEXTS_KEY } from '#domain/storage-keys'
import { gateway } from '../support/app'
import { openFully, reloadFully } from '../support/background'
import { press, see } from '../support/player'

const EN = '/m/texts/EN.json'
const CN = '/m/texts/CN.json'
const config = { texts: { EN, CN } }

const seeOffers = (name: string) => see('link', name)
const stored = (): unknown => JSON.parse(localStorage.getItem(TEXTS_KEY) ?? 'null')

test('LNG-04 DEP-01 R-13 a merchant’s own texts replace ours, and do so from the start of the next visit, until it has none', async () => {
  await gateway.control({
    config,
    files: { [EN]: { 'nav.promotions': 'Gifts', 'nav.games': '{{name}}', x: 'y' } },
  })
  await openFully('/m/connection')
  await seeOffers('Gifts')
  await see('link', 'Games')
  gateway.network.hold(EN)
  await reloadFully()
  await seeOffers('Gifts')
  expect(screen.queryByRole('link', { name: 'Promos' })).toBeNull()
  await gateway.control({ config: {} })
  await reloadFully()
  await seeOffers('Promos')
  await waitFor(() => expect(localStorage.getItem(TEXTS_KEY)).toBe(''))
})

test('LNG-02 LNG-04 each language has its own texts, and a broken file leaves the last good ones', async () => {
  await gateway.control({
    config,
    files: { [EN]: { 'nav.promotions': 'Gifts' }, [CN]: { 'nav.promotions': '礼物' } },
  })
  await openFully('/m/connection')
  await seeOffers('Gifts')
  await press('Language')
  await press('简体中文')
  await seeOffers('礼物')
  expect(stored()).toEqual({ EN: { 'nav.promotions': 'Gifts' }, CN: { 'nav.promotions': '礼物' } })
  await gateway.control({ files: { [EN]: { 'nav.promotions': 'Treats' }, [CN]: '[broken' } })
  await reloadFully()
  await seeOffers('礼物')
  await waitFor(async () => expect(await gateway.count(CN)).toBe(2))
  await press('语言')
  await press('English')
  await seeOffers('Treats')
  expect(stored()).toEqual({ EN: { 'nav.promotions': 'Treats' }, CN: { 'nav.promotions': '礼物' } })
  await gateway.control({ files: {}, config: { texts: { EN } } })
  await reloadFully()
  await waitFor(() => expect(stored()).toEqual({ EN: { 'nav.promotions': 'Treats' } }))
  await seeOffers('Treats')
})
