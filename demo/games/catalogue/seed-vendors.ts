import type { Database } from '#gateway/db/database'
import { columns, type Localised } from '#gateway/db/localised'

interface VendorSeed {
  readonly vendor: string
  /** Also its account type. RNG and PVP are the merchant's own, which the lobby merges into TCG (GAM-02). */
  readonly accent: string
  readonly name: Localised
}

interface GroupSeed {
  readonly classify: string
  readonly title: Localised
  readonly vendors: readonly VendorSeed[]
}

const name = (EN: string, CN: string, UR: string): Localised => ({ EN, CN, UR })

export const VENDOR_GROUPS: readonly GroupSeed[] = [
  {
    classify: 'RNG',
    title: name('Slots', '电子', 'سلاٹس'),
    vendors: [
      { vendor: 'RNG', accent: '#f5b301', name: name('Harbour Originals', '海港原创', 'ہاربر اوریجنلز') },
      { vendor: 'JADE', accent: '#2fbf8f', name: name('Jade Lantern', '玉灯笼', 'جیڈ لینٹرن') },
      { vendor: 'NOVA', accent: '#7c5cff', name: name('Nova Reel', '新星转轴', 'نووا ریل') },
      { vendor: 'KOIS', accent: '#ff6b4a', name: name('Koi Pond', '锦鲤池', 'کوئی پونڈ') },
      { vendor: 'BELL', accent: '#e0a34c', name: name('Brassbell', '铜铃工坊', 'براس بیل') },
      { vendor: 'SKYL', accent: '#3aa9ff', name: name('Skylark', '云雀', 'اسکائی لارک') },
    ],
  },
  {
    classify: 'LIVE',
    title: name('Live', '真人', 'لائیو'),
    vendors: [
      { vendor: 'PEARL', accent: '#d9c8ff', name: name('Pearl Live', '明珠真人', 'پرل لائیو') },
      { vendor: 'ATRM', accent: '#4fd1a5', name: name('Atrium Tables', '中庭赌桌', 'ایٹریم ٹیبلز') },
      { vendor: 'VELV', accent: '#e5484d', name: name('Velvet Room', '丝绒厅', 'ویلوٹ روم') },
    ],
  },
  {
    classify: 'LOTT',
    title: name('Lottery', '彩票', 'لاٹری'),
    vendors: [
      { vendor: 'LOTT', accent: '#ff8a3d', name: name('Harbour Lottery', '海港彩票', 'ہاربر لاٹری') },
      {
        vendor: 'TCG_LOTTO_VN',
        accent: '#e5484d',
        name: name('Vietnam Lottery', '越南彩票', 'ویتنام لاٹری'),
      },
    ],
  },
  {
    classify: 'ELOTT',
    title: name('Instant Lottery', '电子彩', 'فوری لاٹری'),
    vendors: [
      { vendor: 'ELOTT', accent: '#a66bff', name: name('Quickdraw', '闪开彩', 'کوئک ڈرا') },
      {
        vendor: 'TCG_SEA',
        accent: '#17b3c9',
        name: name('South-East Lottery', '东南亚彩票', 'جنوب مشرقی لاٹری'),
      },
    ],
  },
  {
    classify: 'PVP',
    title: name('Cards', '棋牌', 'کارڈز'),
    vendors: [
      { vendor: 'PVP', accent: '#f5b301', name: name('Harbour Originals', '海港原创', 'ہاربر اوریجنلز') },
      { vendor: 'TEAH', accent: '#7fb069', name: name('Teahouse', '茶馆棋牌', 'ٹی ہاؤس') },
    ],
  },
  {
    classify: 'FISH',
    title: name('Fishing', '捕鱼', 'فشنگ'),
    vendors: [
      { vendor: 'REEF', accent: '#22c3e6', name: name('Deep Reef', '深礁', 'ڈیپ ریف') },
      { vendor: 'TIDE', accent: '#3f8cff', name: name('Tidebreaker', '破浪', 'ٹائیڈ بریکر') },
    ],
  },
  {
    classify: 'SPORTS',
    title: name('Sports', '体育', 'کھیل'),
    vendors: [
      { vendor: 'BTI', accent: '#43c465', name: name('Harbour Sports', '海港体育', 'ہاربر اسپورٹس') },
      { vendor: 'STRK', accent: '#ff7a1a', name: name('Striker', '前锋体育', 'اسٹرائیکر') },
    ],
  },
  {
    classify: 'ESPORTS',
    title: name('Esports', '电竞', 'ای اسپورٹس'),
    vendors: [{ vendor: 'ARNA', accent: '#ff3d81', name: name('Arena One', '一号竞技场', 'ایرینا ون') }],
  },
]

export function seedVendors(db: Database): void {
  db.insertAll(
    'INSERT INTO vendor_group (classify, position, title_en, title_cn, title_ur) VALUES (?, ?, ?, ?, ?)',
    VENDOR_GROUPS.map((group, position) => [group.classify, position, ...columns(group.title)]),
  )
  const vendors = VENDOR_GROUPS.flatMap((group) =>
    group.vendors.map((vendor) => ({ ...vendor, classify: group.classify })),
  )
  db.insertAll(
    `INSERT INTO vendor (vendor, account_type, classify, position, accent, name_en, name_cn, name_ur)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    vendors.map((vendor, position) => [
      vendor.vendor,
      vendor.vendor,
      vendor.classify,
      position,
      vendor.accent,
      ...columns(vendor.name),
    ]),
  )
}
