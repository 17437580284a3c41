/** What the demo merchant says about itself in config.json. @param cdnOrigin origin of its images and documents */
export const demoConfig = (cdnOrigin: string) => ({
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
