interface Document {
  readonly title: string
  readonly sections: readonly (readonly [heading: string, text: string])[]
}

const DOCUMENTS: ReadonlyMap<string, Document> = new Map([
  [
    'terms',
    {
      title: 'Terms and conditions',
      sections: [
        ['Who may play', 'You are at least 18 years old, and you play for yourself and with your own money.'],
        [
          'Your account',
          'You have one account. Keep its password to yourself, and tell us if someone else knows it.',
        ],
        ['Bets and prizes', 'A bet counts when we have confirmed it. We pay prizes to your balance at once.'],
        ['Withdrawals', 'We pay to accounts in your own name, and may ask for a proof of identity first.'],
        ['This is a demo', 'Lucky Harbour is an invented merchant. No money is real here.'],
      ],
    },
  ],
  [
    'privacy',
    {
      title: 'Privacy policy',
      sections: [
        ['What we store', 'Your username, contact details, payments and bets, as long as the law requires.'],
        ['Why', 'To run your account, to pay you, and to prevent fraud. We sell nothing to anybody.'],
        [
          'Your rights',
          'You may see, correct and delete what we store. Write to help@luckyharbour.example.com.',
        ],
      ],
    },
  ],
  [
    'licence',
    {
      title: 'Licence HGB-2024-0117',
      sections: [
        ['Status', 'Valid. Issued by the Harbour Gaming Board to Lucky Harbour, an invented merchant.'],
      ],
    },
  ],
])

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{max-width:42rem;margin:2rem auto;padding:0 1rem}'

/** Returns a legal document of the demo merchant as a page; null for an unknown name. */
export function legalPage(name: string): string | null {
  const document = DOCUMENTS.get(name)
  if (!document) return null
  const { title, sections } = document
  const text = sections.map(([heading, paragraph]) => `<h2>${heading}</h2><p>${paragraph}</p>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${text}</html>`
}
