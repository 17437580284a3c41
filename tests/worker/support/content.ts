import {
  ANNOUNCEMENTS_ENDPOINT,
  BANNERS_ENDPOINT,
  DOMAIN_ROUTE_ENDPOINT,
  GAMES_ENDPOINT,
  MATCHES_ENDPOINT,
  POPULAR_ENDPOINT,
  SETTINGS_ENDPOINT,
  STATUS_ENDPOINT,
  VENDORS_ENDPOINT,
} from '#domain/contract/endpoints'
import type { FakeGateway } from './fake-gateway'

/** Games in the wire format; `name` distinguishes two versions of a row. */
export const wireGames = (
  count: number,
  name: (index: number) => string = (index) => `Game ${String(index)}`,
): readonly object[] =>
  Array.from({ length: count }, (_, index) => ({
    gameId: index,
    nodeId: `n${String(index)}`,
    gameCode: `G${String(index)}`,
    name: name(index),
    vendor: index % 2 === 0 ? 'AG' : 'RNG',
    accountTypeName: 'AG',
    gameClassify: index % 3 === 0 ? 'LIVE' : 'SLOT',
    gameType: 'RNG',
    image: `https://cdn.example/${String(index)}.svg`,
    order: index,
  }))

export const WIRE_SETTINGS = {
  currency: 'PHP',
  currencySymbol: '₱',
  imageCDNs: ['https://cdn.example'],
  unknownField: 1,
}

/** A merchant with all data of the first screens. */
export const fill = (gateway: FakeGateway, games: readonly object[] = wireGames(30)): void => {
  gateway.set(STATUS_ENDPOINT, {
    merchantCode: 'harbour',
    maintenance: false,
    maintenanceEnd: null,
    regionRestriction: false,
    ip: '1.2.3.4',
  })
  gateway.set(SETTINGS_ENDPOINT, WIRE_SETTINGS, '"settings-1"')
  gateway.set(GAMES_ENDPOINT, games, '"games-1"')
  gateway.set(MATCHES_ENDPOINT, [
    { id: 1, home: 'Reds', away: 'Blues', league: 'Cup', startTime: 1, vendor: 'AG', gameCode: 'G1' },
  ])
  gateway.set(POPULAR_ENDPOINT, [3, '1', 2])
  gateway.set(VENDORS_ENDPOINT, [
    {
      title: 'Slots',
      gameClassify: 'SLOT',
      gameCount: 20,
      cards: [{ vendor: 'AG', accountTypeName: 'AG', displayName: 'Asia', image: '' }],
    },
    { title: 'Live', gameClassify: 'LIVE', gameCount: 10, cards: [] },
  ])
  gateway.set(BANNERS_ENDPOINT, [
    { id: 1, image: 'https://cdn.example/b.svg', title: 'Hi', linkageType: 'URL', linkage: '/m/home' },
  ])
  gateway.set(ANNOUNCEMENTS_ENDPOINT, [
    {
      id: 1,
      title: 'News',
      content: '<b>x</b>',
      promotionType: 'PR',
      execution: 'B',
      startTime: 1,
      popup: false,
    },
  ])
  gateway.set(DOMAIN_ROUTE_ENDPOINT, {
    domains: [{ domainName: 'a.example' }, { domainName: 'https://b.example' }],
  })
}
