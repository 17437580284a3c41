import { DEPOSIT_PATH } from '#domain/routing/routes'
import { fromMinor } from '#gateway/money/ledger'
import type { ContentLanguage } from '#gateway/http/language'
import type { Payment } from '#gateway/money/payments'

interface Words {
  readonly title: string
  readonly pay: string
  readonly cancel: string
  readonly done: string
  readonly failed: string
  readonly missing: string
  readonly back: string
}

const WORDS: Readonly<Record<ContentLanguage, Words>> = {
  EN: {
    title: 'Pay with play money',
    pay: 'Pay',
    cancel: 'Cancel',
    done: 'Paid. Thank you.',
    failed: 'This payment was cancelled. Nothing was paid.',
    missing: 'There is no such payment.',
    back: 'Back to Lucky Harbour',
  },
  CN: {
    title: '使用试玩币支付',
    pay: '确认支付',
    cancel: '取消',
    done: '支付成功，谢谢。',
    failed: '支付已取消，未扣款。',
    missing: '该支付不存在。',
    back: '返回 Lucky Harbour',
  },
  UR: {
    title: 'کھیل کی رقم سے ادائیگی',
    pay: 'ادا کریں',
    cancel: 'منسوخ کریں',
    done: 'ادائیگی ہو گئی۔ شکریہ۔',
    failed: 'ادائیگی منسوخ ہو گئی۔ کچھ نہیں کٹا۔',
    missing: 'ایسی کوئی ادائیگی نہیں۔',
    back: 'Lucky Harbour پر واپس',
  },
}

const TAGS: Readonly<Record<ContentLanguage, string>> = {
  EN: 'lang="en"',
  CN: 'lang="zh-Hans"',
  UR: 'lang="ur" dir="rtl"',
}

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{display:grid;gap:1.25rem;max-width:22rem;margin:12vh auto 0;padding:1rem;text-align:center}
h1{font-size:1.25rem;margin:0}p{margin:0}strong{font-size:2rem;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem}
button,a{display:block;padding:.9rem;border:0;border-radius:999px;font:600 1rem system-ui;text-decoration:none}
button[value=yes],a{background:#12a37a;color:#fff}button[value=no]{background:#8883}`

/** The page where a deposit is paid with play money; null for an unknown payment. */
export function payPage(payment: Payment | null, memberLanguage: string): string {
  const language = contentOf(memberLanguage)
  const words = WORDS[language]
  return `<!doctype html><html ${TAGS[language]}><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title><style>${STYLE}</style><h1>${words.title}</h1>${bodyOf(payment, words)}</html>`
}

function bodyOf(payment: Payment | null, words: Words): string {
  const back = `<a href="${DEPOSIT_PATH}">${words.back}</a>`
  if (payment?.kind !== 'deposit') return `<p>${words.missing}</p>${back}`
  if (payment.status !== 'pending') return `<p>${words[payment.status]}</p>${back}`
  return `<strong>${fromMinor(payment.amount).toFixed(2)}</strong><form method="post">
<button name="pay" value="yes">${words.pay}</button><button name="pay" value="no">${words.cancel}</button></form>`
}

const contentOf = (language: string): ContentLanguage =>
  language === 'CN' || language === 'TW' ? 'CN' : language === 'UR' ? 'UR' : 'EN'
