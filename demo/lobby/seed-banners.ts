import { columns, type Localised } from '#gateway/db/localised'
import type { Database } from '#gateway/db/database'

interface BannerSeed {
  readonly id: string
  readonly color: string
  readonly title: Localised
  readonly line: Localised
  readonly link: { readonly type: 'P' | 'URL' | 'G'; readonly target: string; readonly gameId?: string }
}

const name = (EN: string, CN: string, UR: string): Localised => ({ EN, CN, UR })

const BANNERS: readonly BannerSeed[] = [
  {
    id: 'welcome',
    color: '#3a0f52',
    title: name('Welcome aboard', '欢迎登港', 'خوش آمدید'),
    line: name('Your first deposit, doubled', '首存加倍，扬帆启航', 'پہلی رقم پر دُگنا بونس'),
    link: { type: 'P', target: 'promo-welcome' },
  },
  {
    id: 'dragon',
    color: '#4a0d14',
    title: name('Dragon season', '神龙赛季', 'اژدہے کا موسم'),
    line: name('Golden reels, grand jackpot', '金色转轴，巨额大奖', 'سنہری ریلیں، بڑا جیک پاٹ'),
    link: { type: 'G', target: '', gameId: 'dragon' },
  },
  {
    id: 'reef',
    color: '#04304e',
    title: name('Deep reef hunt', '深礁猎捕', 'گہری ریف کا شکار'),
    line: name('Big fish every weekend', '周末大鱼连连', 'ہر ویک اینڈ بڑی مچھلی'),
    link: { type: 'G', target: '', gameId: 'shark' },
  },
  {
    id: 'live',
    color: '#0c3b2a',
    title: name('The night table', '夜间牌桌', 'رات کی میز'),
    line: name('Live dealers until sunrise', '真人荷官，通宵相伴', 'صبح تک لائیو ڈیلرز'),
    link: { type: 'P', target: 'promo-live' },
  },
  {
    id: 'league',
    color: '#123a1c',
    title: name('Match weekend', '赛事周末', 'میچ ویک اینڈ'),
    line: name('Boosted odds on every derby', '德比大战，赔率升级', 'ہر ڈربی پر بہتر ریٹ'),
    link: { type: 'URL', target: '/m/game?tab=SPORTS' },
  },
  {
    id: 'draw',
    color: '#3b1d08',
    title: name('Draws every minute', '分分开奖', 'ہر منٹ قرعہ'),
    line: name('Pick three, watch them roll', '选三球，看好运', 'تین نمبر چنیں، قسمت دیکھیں'),
    link: { type: 'URL', target: '/m/game?tab=LOTT' },
  },
]

/** Seeds the carousel: activities, places in the app and games, each kind of link at least once (ANN-04). */
export function seedBanners(db: Database): void {
  db.insertAll(
    `INSERT INTO banner (id, position, art, color, title_en, title_cn, title_ur, line_en, line_cn, line_ur,
       linkage_type, linkage) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    BANNERS.map((banner, position) => [
      banner.id,
      position,
      banner.id,
      banner.color,
      ...columns(banner.title),
      ...columns(banner.line),
      banner.link.type,
      banner.link.target,
    ]),
  )
  for (const { id, link } of BANNERS) {
    if (link.gameId !== undefined) linkToGame(db, id, link.gameId)
  }
}

/** Links a banner of type G to the first room of the first game of a motif that has a trial. */
function linkToGame(db: Database, bannerId: string, motif: string): void {
  db.run(
    `UPDATE banner SET (linkage, room_id, node_id, game_type, vendor) = (
       SELECT game_id, node_id || '-1', CAST(node_id AS TEXT), game_type, vendor FROM game
       WHERE motif = ? ORDER BY has_trial DESC, sort_order LIMIT 1
     ) WHERE id = ? AND EXISTS (SELECT 1 FROM game WHERE motif = ?)`,
    motif,
    bannerId,
    motif,
  )
}
