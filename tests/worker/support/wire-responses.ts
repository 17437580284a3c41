import type { ResourceName } from '#domain/tables/resources'

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

const captcha = { captcha: { enabled: false } }
const PROMOTION = { enabled: true, count: 2 }
const account = (id: string): object => ({ id, label: `Bank ${id}`, masked: '**** 1234' })
const accounts = (kind: string): readonly object[] => [1, 2, 3].map((at) => account(`${kind}-${String(at)}`))

const SETTINGS = {
  currency: 'PHP',
  currencySymbol: '₱',
  decimals: 2,
  countryCode: 'PH',
  countryDialingCode: '63',
  languages: ['EN', 'CN'],
  imageCDNs: ['https://cdn.example'],
  whitelabelVal: { CBS3: true, MOBILEAUTOLOGIN3: false },
  login: captcha,
  sms: captcha,
  register: captcha,
  gw: { captchaId: 'c', captchaVersion: 'v4', profileIconCount: 9 },
  mobileTemplate: {
    pwa: true,
    desktop_app_feature: true,
    apple_touch_icon: '/icon.png',
    image_logo: '/logo.png',
    app_desc: 'The app',
    theme: { accent: '#123456', style: 'dark' },
  },
  resources: [{ resourceType: 'IOS', url: 'https://apps.example/ios' }],
  customerService: [
    { title: 'Chat', csType: 'AICAN', csPosition: 'left', path: 'cipher-1', labelIds: [1, '2'] },
    { title: 'Talk', csType: 'LIVECHAT', csPosition: 2, path: 'cipher-2', labelIds: [] },
    { title: 'Mail', csType: 'COMM100', csPosition: '', path: 'cipher-3', labelIds: ['3'] },
  ],
  domainList: [{ domainName: 'a.example' }, { domainName: 'b.example' }, { domainName: 'c.example' }],
  availablePromotions: { APP_DOWNLOAD: PROMOTION, REFERRAL: PROMOTION },
  socialProviders: ['google'],
  mobileRegisterVerify: true,
  honourDoNotTrack: true,
  pixels: { facebook: '1' },
  seo: { HOME: { title: 't', description: 'd', keywords: 'k', canonical: '/' } },
  appVersion: { latest: '2.0.0', mandatory: false },
  responsiblePlay: { minimumAge: 18, url: 'https://play.example' },
  rewardsCenter: true,
}

const vendorGroup = (gameClassify: string): object => ({
  title: `The ${gameClassify}`,
  gameClassify,
  gameCount: 20,
  cards: ['AG', 'RNG', 'PP'].map((vendor) => ({
    vendor,
    accountTypeName: vendor,
    displayName: `${vendor} games`,
    image: 'https://cdn.example/v.svg',
  })),
})

const LINKAGE = { linkageType: 'G', linkage: 'G1', roomId: 1, nodeId: 'n1', gameType: 'RNG', vendor: 'AG' }
const banner = (id: string): object => ({
  id,
  image: `https://cdn.example/${id}.svg`,
  color: '#fff',
  title: `Banner ${id}`,
  ...LINKAGE,
})

const NEWS = { content: '<b>x</b>', promotionType: 'PR', execution: 'B', startTime: 1, endTime: 2 }
const activity = { redirect: 'REDIRECT_URL', externalLink: 'https://out.example' }
const announcement = (id: string): object => ({
  ...NEWS,
  id,
  title: `News ${id}`,
  image: '/news.png',
  categoryId: 5,
  popup: true,
  activity,
})

const MATCH = { away: 'Blues', league: 'Cup', startTime: 1, vendor: 'AG', gameCode: 'G1' }
const match = (id: string): object => ({ ...MATCH, id, home: `Reds ${id}` })

const MARKS = { isNew: true, isHot: false, hasTrial: true, hasLobby: true, color: '#abc' }
const LOTTERY = { lottoArea: 'PH', launchMode: '1', lottoView: 'x' }

const three = (make: (id: string) => object): readonly object[] => ['r-1', 'r-2', 'r-3'].map(make)

/** A valid response of each resource with every field that contract.md names; lists have three rows. */
export const WIRE_ANSWERS: Readonly<Record<ResourceName, unknown>> = {
  status: {
    merchantCode: 'harbour',
    maintenance: false,
    maintenanceEnd: 5,
    regionRestriction: false,
    ip: '1.2.3.4',
    affiliate: { code: 'c', domain: 'd.example', referralCode: 'r' },
  },
  settings: SETTINGS,
  domains: {
    domains: [{ domainName: 'a.example' }, { domainName: 'https://b.example' }, { domainName: 'c.example' }],
  },
  games: wireGames(3).map((game, at) => ({
    ...game,
    ...MARKS,
    ...LOTTERY,
    gameId: `r-${String(at + 1)}`,
    prizeModes: [at, 'B'],
  })),
  popular: ['r-1', 1002, 'r-3'],
  vendors: ['SLOT', 'LIVE', 'FISH'].map(vendorGroup),
  banners: three(banner),
  announcements: three(announcement),
  matches: three(match),
  member: {
    id: 7,
    type: 0,
    regDate: 1,
    account: 'ann',
    language: 'EN',
    clubLabel: { labelName: 'Gold', labelId: 3, type: 'AUTO', rankLevel: 2 },
    currency: 'PHP',
    balance: 12.5,
    profileIcon: 2,
    email: 'a@example.com',
    mobileNum: '9123',
    referralCode: 'abc',
    referralUrl: 'https://m.example.com/?r=abc',
  },
  rankProgress: { labelId: 3, completedConditions: 3, totalExpectedConditions: 5 },
  countries: {
    countryCode: 'PH',
    countryDialingCode: '63',
    default: { countryCode: 'PH', countryDialingCode: '63' },
    countries: ['PH', 'BR', 'CN'].map((countryCode, at) => ({
      countryCode,
      countryDialingCode: String(at + 1),
      name: `Land ${countryCode}`,
    })),
  },
  promotionCategories: three((id) => ({ id, name: `Category ${id}`, count: 3 })),
  downloadBanners: three((id) => ({ groupName: id, url: `https://cdn.example/${id}.png` })),
  downloadSettings: {
    download_condition_switch: { enabled: true, value: true },
    domains: { enabled: true, value: ['m.example.com'] },
    times: { enabled: false, value: 3 },
    bottom_app_bar_mode: { enabled: true, value: 'bottom' },
  },
  customerServiceScript: { src: 'https://chat.example/a.js', csType: 'AICAN' },
  latestWins: three((id) => ({ id, gameId: id, player: 'a***n', amount: 12.5, time: 1 })),
  benefits: three((id) => ({ labelId: id, labelName: `Label ${id}`, rankLevel: 1, benefits: ['more'] })),
  availablePromotions: { APP_DOWNLOAD: PROMOTION, REFERRAL: PROMOTION },
  depositSettings: {
    totalDepositSuccessCount: 4,
    methods: three((id) => ({ id, name: `Method ${id}`, image: '/m.png', min: 1, max: 100 })),
  },
  withdrawAccounts: {
    totalWithdrawSuccessCount: 1,
    fullBankCardList: accounts('card'),
    fullVirtualWalletList: accounts('wallet'),
    fullEWalletList: accounts('e'),
  },
  rewards: three((id) => ({ id, title: `Bonus ${id}`, amount: 5, status: 'CLAIMABLE', expires: 9 })),
  missions: three((id) => ({ id, title: `Mission ${id}`, progress: 1, target: 3, reward: 'A prize' })),
  mall: { points: 10, items: three((id) => ({ id, title: `Item ${id}`, image: '/i.png', cost: 5 })) },
  unreadCount: { unReadCount: 2 },
}
