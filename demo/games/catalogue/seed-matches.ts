import { columns, type Localised } from '#gateway/db/localised'
import type { Database } from '#gateway/db/database'

const HOUR_MS = 3_600_000

const name = (EN: string, CN: string, UR: string): Localised => ({ EN, CN, UR })

const LEAGUES = {
  coast: name('Coastal Premier', '海岸超级联赛', 'ساحلی پریمیئر'),
  monsoon: name('Monsoon T20', '季风板球赛', 'مون سون ٹی 20'),
  hoops: name('Island Hoops', '海岛篮球联赛', 'آئی لینڈ ہوپس'),
} as const

const TEAMS = {
  mariners: name('Bay Mariners', '海湾水手', 'بے میرینرز'),
  lions: name('Northgate Lions', '北门雄狮', 'نارتھ گیٹ لائنز'),
  falcons: name('Harbour Falcons', '海港猎鹰', 'ہاربر فالکنز'),
  rovers: name('River Rovers', '江河流浪者', 'ریور روورز'),
  comets: name('Hilltop Comets', '山顶彗星', 'ہل ٹاپ کومیٹس'),
  royals: name('Garden Royals', '花园皇家', 'گارڈن رائلز'),
} as const

type Team = keyof typeof TEAMS

const FIXTURES: readonly (readonly [league: keyof typeof LEAGUES, home: Team, away: Team, hours: number])[] =
  [
    ['coast', 'mariners', 'lions', 20],
    ['coast', 'falcons', 'rovers', 23],
    ['monsoon', 'royals', 'comets', 27],
    ['hoops', 'rovers', 'mariners', 36],
    ['coast', 'lions', 'falcons', 44],
    ['monsoon', 'comets', 'falcons', 51],
    ['hoops', 'royals', 'lions', 60],
    ['coast', 'rovers', 'comets', 68],
  ]

/** Seeds the coming fixtures, in hours from `today` (epoch ms). */
export function seedMatches(db: Database, today: number): void {
  db.insertAll(
    `INSERT INTO game_match (id, start_time, vendor, game_code, home_en, home_cn, home_ur,
       away_en, away_cn, away_ur, league_en, league_cn, league_ur) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    FIXTURES.map(([league, home, away, hours], index) => [
      `match-${index + 1}`,
      today + hours * HOUR_MS,
      'BTI',
      `BTI-${home}-${away}`,
      ...columns(TEAMS[home]),
      ...columns(TEAMS[away]),
      ...columns(LEAGUES[league]),
    ]),
  )
}
