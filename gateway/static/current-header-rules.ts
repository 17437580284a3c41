import { headerRules, type HeaderRule } from '#deploy/headers'
import { deployedConfigSchema } from '#domain/contract/settings/deployed-config'
import { linkedStyles } from '#deploy/linked-styles'
import * as v from 'valibot'
import type { DistFile } from './dist-folders'
import type { StaticSource } from './static-source'

const LOCAL_SERVERS = ['http://127.0.0.1:*', 'http://localhost:*'] // lines, chat and test doubles during development

const computed = new WeakMap<StaticSource, { key: string; rules: readonly HeaderRule[] }>()

/** Returns the header rules of the current build and config; recomputed when either changes. */
export async function currentRules(source: StaticSource): Promise<readonly HeaderRule[]> {
  const document = await source.dist.read('index.html')
  const captcha = await source.dist.read('captcha.html')
  const back = await source.dist.read('back.html')
  const images = [...new Set([source.cdnOrigin, source.ownCdnOrigin])]
  const key = [document?.etag, captcha?.etag, back?.etag, JSON.stringify(source.config), ...images].join('\n')
  const cached = computed.get(source)
  if (cached?.key === key) return cached.rules
  const stylesheets = await Promise.all(
    linkedStyles(textOf(document)).map(async (file) => textOf(await source.dist.read(file))),
  )
  const config = v.safeParse(deployedConfigSchema, source.config)
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
      styleSrc: source.dist.styleSources ?? [],
    },
  })
  computed.set(source, { key, rules })
  return rules
}

const textOf = (file: DistFile | null): string => (file === null ? '' : new TextDecoder().decode(file.bytes))
