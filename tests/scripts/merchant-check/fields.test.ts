import { expect, test } from 'vitest'
import { gateway } from '../../gateway/support/shared-gateway'
import { findingsAt, useCheckedGateway } from './support/checked-gateway'

useCheckedGateway()

/** The findings with one of the codes: where they belong, and what to write. */
const fieldsWith = async (...codes: readonly string[]) =>
  (await findingsAt(gateway.origin)).flatMap(({ severity, code, field, advice }) =>
    codes.includes(code) ? [`${severity} ${field ?? ''}: ${advice}`] : [],
  )

test('DEP-01 merchant:check suggests a name for each misspelt field of config.json, at every level', async () => {
  await gateway.control({
    config: {
      merchent: 'harbour',
      script_hosts: [],
      zebra: 1,
      images: [{ from: 'https://a.example/', to: 'https://a.example/{path}', form: '' }],
      captchaServers: { v3: [], v5: [] },
      company: { licence: { name: 'Board', imgae: '' }, payments: [{ naame: 'Wallet' }], mail: '' },
      paths: { '/wps/system/contry': '/a', '/wps/system/country': '/wps/system/country' },
      latestWins: 'yes',
      reports: { url: '/reports', sampleRate: 2 },
    },
  })
  const known =
    'merchant, title, paths, images, domains, scriptHosts, captchaServers, latestWins, company, texts, reports'
  expect(await fieldsWith('config-field-unknown', 'config-field-invalid', 'reports-invalid')).toEqual([
    'error config.latestWins: Correct it: the app leaves it out.',
    'warning config.merchent: Write merchant.',
    'warning config.script_hosts: Write scriptHosts.',
    `warning config.zebra: Remove it, or use one of ${known}.`,
    'warning config.images[0].form: Write from.',
    'warning config.captchaServers.v5: Remove it, or use one of v3, v4.',
    'warning config.company.licence.imgae: Write image.',
    'warning config.company.payments[0].naame: Write name.',
    'warning config.company.mail: Write email.',
    'warning config.paths./wps/system/contry: Write /wps/system/country.',
    expect.stringMatching(/^warning config\.reports: Send/u),
  ])
})

test('DEP-01 merchant:check reports an unknown field of the settings only if it is near a known one', async () => {
  await gateway.control({
    settings: {
      ...{ currency: null, curency: 'PHP', responsible_play: {} },
      ...{ zebra: 1, logo: '', sso: {} },
      mobileTemplate: { desktop_app_featur: true },
      whitelabelVal: { CBS33: true },
      resources: [
        { resourceType: 5, url: '' }, // the app drops it
        { resourceType: 'AppDownloadIcon', url: '/brand/none.png' },
        { resourceType: 'APK', url: '/brand/app.apk' },
      ],
    },
  })
  const fields = await fieldsWith('settings-field-misspelt', 'flag-unknown', 'resource-url-unsafe')
  expect(fields).toEqual([
    'warning settings.mobileTemplate.desktop_app_featur: Send it as desktop_app_feature.',
    'warning settings.curency: Send it as currency.',
    'warning settings.responsible_play: Send it as responsiblePlay.',
    'note settings.whitelabelVal.CBS33: Send it as CBS3.',
    'warning settings.resources[2].url: Send an https address; nobody can download it.',
  ])
  expect(await fieldsWith('image-missing')).toEqual([expect.stringContaining('settings.resources[1].url')])
})
