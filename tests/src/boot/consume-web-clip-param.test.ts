import { expect, test } from 'vitest'
import { WEBCLIP_KEY } from '#domain/storage-keys'
import { WEB_CLIP_URL } from '#domain/install/web-clip'
import { consumeWebClipParam } from '../../../src/boot/consume-web-clip-param'

const open = (address: string, isStandalone: boolean) => {
  history.replaceState({ kept: 1 }, '', address)
  consumeWebClipParam(isStandalone)
  return [location.pathname + location.search + location.hash, localStorage.getItem(WEBCLIP_KEY)]
}

test('INS-04 SES-10 recognises a web clip by its URL, not in a browser, and removes the parameter', () => {
  expect(open(WEB_CLIP_URL, false)).toEqual(['/m/home', null])
  expect(open('/m/home?r=1&webclip=1', true)).toEqual(['/m/home?r=1&webclip=1', null])
  expect(open(WEB_CLIP_URL, true)).toEqual(['/m/home', '1'])
  expect(history.state).toEqual({ kept: 1 })
  expect(open('/m/home?affiliateCode=a&WEBCLIP=1#x', true)).toEqual(['/m/home?affiliateCode=a#x', '1'])
})
