import { columns, type Localised } from '#gateway/db/localised'
import type { Database } from '#gateway/db/database'

const text = (EN: string, CN: string, UR: string): Localised => ({ EN, CN, UR })

interface DownloadBanner {
  /** Also the name of its image, by which an app remembers that the player has closed it (INS-06). */
  readonly id: string
  readonly group: string
  readonly title: Localised
  readonly line: Localised
}

const BANNERS: readonly DownloadBanner[] = [
  {
    id: 'pocket-harbour',
    group: 'APP',
    title: text('Your pocket harbour', '口袋里的幸运港', 'جیب میں ہاربر'),
    line: text('One tap from the home screen', '主屏一点，立即开玩', 'ہوم اسکرین سے ایک ٹیپ دور'),
  },
  {
    id: 'no-signal',
    group: 'WEBAPP',
    title: text('Always open', '随处可开', 'ہر جگہ کھلے'),
    line: text(
      'Installed, it starts with no signal',
      '安装后没有信号也能打开',
      'انسٹال کریں، سگنل کے بغیر بھی کھلے',
    ),
  },
]

type Value = number | boolean | string | readonly string[]

interface DownloadSetting {
  readonly isEnabled: boolean
  readonly value: Value | Localised
}

const on = (value: Value | Localised): DownloadSetting => ({ isEnabled: true, value })
const off = (value: Value): DownloadSetting => ({ isEnabled: false, value })

/**
 * Every key of the specification (S3). Logging in triggers no prompt: prompts come with the first and third deposit,
 * and around withdrawals and cards.
 */
const SETTINGS: Readonly<Record<string, DownloadSetting>> = {
  app_background: on('/downloads/background.svg?w={w}'),
  app_desc: on(
    text(
      'Lucky Harbour in your pocket: it opens at once, keeps your games, and needs less room than a photo album.',
      '把幸运港装进口袋：即点即开，保留您的游戏，占用空间极小。',
      'لکی ہاربر آپ کی جیب میں: فوراً کھلتی ہے، آپ کی گیمز یاد رکھتی ہے اور بہت کم جگہ لیتی ہے۔',
    ),
  ),
  bottom_app_desc: on(
    text('Get the app and miss no draw', '下载应用，不错过任何开奖', 'ایپ حاصل کریں، کوئی قرعہ نہ چھوٹے'),
  ),
  theme: on('dark'),
  bottom_app_bar_mode: on('bottom'),
  download_condition_switch: on(true),
  in_game_popup_interval: on(30), // minutes
  login_required: off(1),
  bind_card: on(1),
  first_deposit: on(1),
  first_withdraw: on(1),
  deposit_times: on(3),
  deposit_times_forced: off(false),
  deposit_least_times: off(10),
  deposit_least_times_forced: off(false),
  withdrawal_times: on(1),
  withdrawal_times_forced: off(false),
  withdrawal_least_times: off(5),
  withdrawal_least_times_forced: off(false),
  reg_days: off(7),
  reg_days_forced: off(false),
  domains_switch: on(1),
  domains: on(['harbour.example', 'www.harbour.example']),
}

/** Seeds install banners and the settings of the download prompts. */
export function seedDownloads(db: Database): void {
  db.insertAll(
    `INSERT INTO download_banner (id, position, group_name, title_en, title_cn, title_ur, line_en, line_cn, line_ur)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    BANNERS.map((banner, position) => [
      banner.id,
      position,
      banner.group,
      ...columns(banner.title),
      ...columns(banner.line),
    ]),
  )
  db.insertAll(
    'INSERT INTO download_setting (name, enabled, value_en, value_cn, value_ur) VALUES (?, ?, ?, ?, ?)',
    Object.entries(SETTINGS).map(([name, { isEnabled, value }]) => [
      name,
      isEnabled ? 1 : 0,
      ...columns(inEach(value)),
    ]),
  )
}

/** As JSON, the same in every language unless it is a text. */
function inEach(value: Value | Localised): Localised {
  const isText = typeof value === 'object' && 'EN' in value
  const { EN, CN, UR } = isText ? value : { EN: value, CN: value, UR: value }
  return { EN: JSON.stringify(EN), CN: JSON.stringify(CN), UR: JSON.stringify(UR) }
}
