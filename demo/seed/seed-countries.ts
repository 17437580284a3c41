import { columns, type Localised } from '#gateway/db/localised'
import type { Database } from '#gateway/db/database'

const name = (EN: string, CN: string, UR: string): Localised => ({ EN, CN, UR })

type Country = readonly [countryCode: string, diallingCode: string, name: Localised]

/** The countries whose phones this merchant serves; art/flags draws their flags. */
const COUNTRIES: readonly Country[] = [
  ['AE', '971', name('United Arab Emirates', '阿联酋', 'متحدہ عرب امارات')],
  ['AR', '54', name('Argentina', '阿根廷', 'ارجنٹائن')],
  ['AU', '61', name('Australia', '澳大利亚', 'آسٹریلیا')],
  ['BD', '880', name('Bangladesh', '孟加拉国', 'بنگلہ دیش')],
  ['BR', '55', name('Brazil', '巴西', 'برازیل')],
  ['CL', '56', name('Chile', '智利', 'چلی')],
  ['CN', '86', name('China', '中国', 'چین')],
  ['CO', '57', name('Colombia', '哥伦比亚', 'کولمبیا')],
  ['ES', '34', name('Spain', '西班牙', 'اسپین')],
  ['FR', '33', name('France', '法国', 'فرانس')],
  ['GB', '44', name('United Kingdom', '英国', 'برطانیہ')],
  ['HK', '852', name('Hong Kong', '香港', 'ہانگ کانگ')],
  ['ID', '62', name('Indonesia', '印度尼西亚', 'انڈونیشیا')],
  ['IN', '91', name('India', '印度', 'بھارت')],
  ['JP', '81', name('Japan', '日本', 'جاپان')],
  ['KH', '855', name('Cambodia', '柬埔寨', 'کمبوڈیا')],
  ['KR', '82', name('South Korea', '韩国', 'جنوبی کوریا')],
  ['LA', '856', name('Laos', '老挝', 'لاؤس')],
  ['MM', '95', name('Myanmar', '缅甸', 'میانمار')],
  ['MY', '60', name('Malaysia', '马来西亚', 'ملائیشیا')],
  ['NG', '234', name('Nigeria', '尼日利亚', 'نائجیریا')],
  ['NP', '977', name('Nepal', '尼泊尔', 'نیپال')],
  ['PE', '51', name('Peru', '秘鲁', 'پیرو')],
  ['PF', '689', name('French Polynesia', '法属波利尼西亚', 'فرانسیسی پولینیشیا')],
  ['PH', '63', name('Philippines', '菲律宾', 'فلپائن')],
  ['PK', '92', name('Pakistan', '巴基斯坦', 'پاکستان')],
  ['PT', '351', name('Portugal', '葡萄牙', 'پرتگال')],
  ['SG', '65', name('Singapore', '新加坡', 'سنگاپور')],
  ['TH', '66', name('Thailand', '泰国', 'تھائی لینڈ')],
  ['TR', '90', name('Türkiye', '土耳其', 'ترکیہ')],
  ['TW', '886', name('Taiwan', '台湾', 'تائیوان')],
  ['VN', '84', name('Vietnam', '越南', 'ویتنام')],
]

export function seedCountries(db: Database): void {
  db.insertAll(
    'INSERT INTO country (country_code, dialling_code, name_en, name_cn, name_ur) VALUES (?, ?, ?, ?, ?)',
    COUNTRIES.map(([code, diallingCode, text]) => [code, diallingCode, ...columns(text)]),
  )
}
