import type { CsType } from '#domain/contract/service/customer-service'
import type { Localised } from '#gateway/db/localised'

interface DemoService {
  /** Name of its page on the image origin. */
  readonly page: string
  readonly csType: CsType
  readonly labelIds: readonly string[]
  readonly title: Localised
}

const title = (EN: string, CN: string, UR: string): Localised => ({ EN, CN, UR })

/** The demo merchant's customer services; some only for a VIP label. */
export const DEMO_SERVICES: readonly DemoService[] = [
  {
    page: 'harbour-desk',
    csType: 'AICAN',
    labelIds: [],
    title: title('Harbour desk', '港湾客服', 'ہاربر ڈیسک'),
  },
  {
    page: 'live-chat',
    csType: 'LIVECHAT',
    labelIds: [],
    title: title('Live chat', '在线聊天', 'لائیو چیٹ'),
  },
  {
    page: 'silver-lounge',
    csType: 'COMM100VIP',
    labelIds: ['silver'],
    title: title('Silver lounge', '白银专属客服', 'سلور لاؤنج'),
  },
]
