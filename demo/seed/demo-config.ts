import { REPORTS_PATH } from '#gateway/metrics/reports-path'

/**
 * What the demo merchant has in config.json: the latest wins, reports of all visits, and what it says about itself.
 * @param cdnOrigin origin of its images and documents
 */
export const demoConfig = (cdnOrigin: string) => ({
  latestWins: true,
  reports: { url: REPORTS_PATH, sampleRate: 1 },
  company: {
    phone: '+63 2 8555 0142',
    email: 'help@luckyharbour.example.com',
    terms: `${cdnOrigin}/legal/terms`,
    privacy: `${cdnOrigin}/legal/privacy`,
    licence: {
      name: 'Licensed and regulated by the Harbour Gaming Board, no. HGB-2024-0117',
      image: `${cdnOrigin}/brand/licence.svg`,
      url: `${cdnOrigin}/legal/licence`,
    },
    payments: ['Harbour Pay', 'Bank transfer', 'Debit card', 'USDT'].map((name) => ({ name })),
  },
})
