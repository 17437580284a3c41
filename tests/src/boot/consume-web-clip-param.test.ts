import { expect, test } from 'vitest'
import { WEBCLIP_KEY } from '#domain/storage-keys'
import { WEB_CLIP_URL } from '#domain/install/web-clip'
import { consumeWebClipParam } from '../../../src/boot/consume-web-clip-param'

const open = (address: string, isStandalone: boolean) => {
  history.replaceState({ kept: 1 }, '', address)
  consumeWebClipParam(isStandalone)
  return [location.pathname + location.search + location.hash, localStorage.getItem(WEBCLIP_KEY)]
}

test('INS-04 SES-10 recognises a web clip by its URL and removes the parameter', () => {
  expect(open(WEB_CLIP_URL, true)).toEqual(['/m/home', '1'])
  expect(history.state).toEqual({ kept: 1 })
  expect(open('/m/home?affiliateCode=a&WEBCLIP=1#x', true)).toEqual(['/m/home?affiliateCode=a#x', '1'])
})

test('INS-04 does not treat the same link in a browser as a web clip', () => {
  expect(open(WEB_CLIP_URL, false)).toEqual(['/m/home', null])
})

test('INS-04 leaves any other URL unchanged', () => {
  expect(open('/m/home?r=1&webclip=1', true)).toEqual(['/m/home?r=1&webclip=1', null])
})
