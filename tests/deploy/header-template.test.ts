import { expect, test } from 'vitest'
import { CAPTCHA_SERVERS } from '#domain/captcha/captcha-hosts'
import { fillHeaderTemplate, headerTemplate } from '#deploy/header-template'
import { headerRules } from '#deploy/headers'

const BUILD = {
  indexHtml: '<script>1</script><style>a{}</style>',
  stylesheets: ['b{}'],
  captchaHtml: '<script>2</script>',
  backHtml: '<script>3</script>',
}

test('DEP-02 a stored template and a config.json give the header rules of the build', () => {
  const template = headerTemplate(BUILD)
  const [known] = CAPTCHA_SERVERS.v4
  for (const config of [
    null,
    {},
    { scriptHosts: ['https://a.example', 'https://a.example; script-src *', 'https://b.example:8443'] },
    { captchaServers: { v3: ['https://c.example'], v4: [known, 'http://d.example'] } },
    { scriptHosts: ['https://a.example', known], captchaServers: { v4: ['https://a.example'] } },
  ])
    expect(fillHeaderTemplate(template, config)).toEqual(headerRules({ ...BUILD, config }).rules)
})
