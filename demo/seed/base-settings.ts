import { sealPath } from '#gateway/crypto/seal-path'
import type { ContentLanguage } from '#gateway/http/language'
import { DEMO_SERVICES } from '../service/demo-services'

const APP_DESC: Readonly<Record<ContentLanguage, string>> = {
  EN: 'Hundreds of games in one light app that opens even with no signal.',
  CN: '数百款游戏，一个轻巧应用，没有信号也能打开。',
  UR: 'سینکڑوں گیمز ایک ہلکی ایپ میں جو سگنل کے بغیر بھی کھلتی ہے۔',
}

/** Settings with URLs of pages and images on the image origin, or with text in the language. */
export function baseSettings(
  cdnOrigin: string,
  language: ContentLanguage,
): Readonly<Record<string, unknown>> {
  return {
    customerService: DEMO_SERVICES.map(({ page, csType, labelIds, title }, index) => ({
      title: title[language],
      csType,
      csPosition: String(index + 1),
      labelIds,
      path: sealPath(`${cdnOrigin}/service/${page}?language=${language.toLowerCase()}`),
    })),
    resources: [
      {
        resourceType: 'MOBILECONFIG',
        url: `${cdnOrigin}/profiles/${language.toLowerCase()}/harbour.mobileconfig`,
      },
    ],
    mobileTemplate: {
      image_logo: `${cdnOrigin}/brand/logo.svg`,
      apple_touch_icon: `${cdnOrigin}/brand/icon-192.png`,
      app_desc: APP_DESC[language],
    },
  }
}
