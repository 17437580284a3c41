import { headerRules, type HeaderRule } from '#deploy/headers'
import { deployedConfigSchema } from '#domain/contract/settings/deployed-config'
import { linkedStyles } from '#deploy/linked-styles'
import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import type { DistFile } from './dist-folders'

const LOCAL_SERVERS = ['http://127.0.0.1:*', 'http://localhost:*'] // lines, chat and test doubles during development

const computed = new WeakMap<GatewayContext, { key: string; rules: readonly HeaderRule[] }>()

/** Returns the header rules of the current build and config; recomputed when either changes. */
export async function currentRules(gateway: GatewayContext): Promise<readonly HeaderRule[]> {
  const document = await gateway.dist.read('index.html')
  const captcha = await gateway.dist.read('captcha.html')
  const back = await gateway.dist.read('back.html')
  const images = [...new Set([gateway.cdnOrigin, gateway.ownCdnOrigin])]
  const key = [document?.etag, captcha?.etag, back?.etag, JSON.stringify(gateway.config), ...images].join(
    '\n',
  )
  const cached = computed.get(gateway)
  if (cached?.key === key) return cached.rules
  const stylesheets = await Promise.all(
    linkedStyles(textOf(document)).map(async (file) => textOf(await gateway.dist.read(file))),
  )
  const config = v.safeParse(deployedConfigSchema, gateway.config)
  const { rules } = headerRules({
    indexHtml: textOf(document),
    stylesheets,
    captchaHtml: textOf(captcha),
    backHtml: textOf(back),
    config: config.success ? config.output : null,
    extra: {
      imgSrc: images,
      connectSrc: LOCAL_SERVERS,
      frameSrc: LOCAL_SERVERS,
      captchaSrc: LOCAL_SERVERS,
      styleSrc: gateway.dist.styleSources ?? [],
    },
  })
  computed.set(gateway, { key, rules })
  return rules
}

const textOf = (file: DistFile | null): string => (file === null ? '' : new TextDecoder().decode(file.bytes))
