import { expect, onTestFinished, test } from 'vitest'
import * as v from 'valibot'
import { rsaKeySchema } from '#domain/contract/accounts/rsa-key'
import { credentials, LOGIN } from '../support/accounts'
import { post, seal } from '../support/posts'
import { fakeBuild, runGateway } from '../support/running-gateway'
import { gateway, useGateway } from '../support/shared-gateway'

const GAMES = '/lgw/games/mobile'

useGateway()

test('DEP-04 a started gateway does not replace the Request and Response of its process', () => {
  for (const own of [Request, Response]) expect(Object.getPrototypeOf(own)).toBe(Function.prototype)
})

const inject = (fault: object) => gateway.control({ faults: [{ match: GAMES, fault }] })

test('DEP-04 fault: a connection cut before, during and after the body, or left open, or no response', async () => {
  for (const fault of [{ kind: 'cut', at: 'before' }, { kind: 'noAnswer' }]) {
    await inject(fault)
    await expect(gateway.get(GAMES)).rejects.toThrow()
  }
  for (const at of ['during', 'after']) {
    await inject({ kind: 'cut', at })
    await expect((await gateway.get(GAMES)).text()).rejects.toThrow()
  }
  await inject({ kind: 'hang', at: 'after' })
  const { body } = await gateway.get(GAMES)
  const reader = (body ?? new ReadableStream<Uint8Array>()).getReader()
  for (let text = ''; !text.endsWith(']}');) {
    const { done, value } = await reader.read()
    expect(done, text).toBe(false)
    text += Buffer.from(value ?? []).toString('latin1')
  }
  const end = reader.read().then(() => 'ended')
  expect(await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 100, 'silent'))])).toBe(
    'silent',
  )
  await reader.cancel()
})

test('DEP-04 fault: a held response, with or without another fault, until the faults are replaced', async () => {
  await gateway.control({
    faults: [{ kind: 'held' }, { kind: 'held' }, { kind: 'missing' }].map((fault) => ({
      match: GAMES,
      fault,
    })),
  })
  const answer = gateway.get(GAMES)
  const first = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 100, 'held'))])
  expect(first).toBe('held')
  await gateway.control({ faults: [] })
  expect((await answer).status).toBe(404)
})

test('DEP-04 fault: an unknown key, with which no login is accepted', async () => {
  const KEY = '/wps/session/key/rsa'
  const fetchKey = async () => v.parse(rsaKeySchema, await gateway.value(KEY)).spki
  const own = await fetchKey()
  await gateway.control({ faults: [{ match: KEY, fault: { kind: 'wrongKey' } }] })
  const wrong = await fetchKey()
  expect(wrong).not.toBe(own)
  await gateway.control({ faults: [] })
  const logInWith = async (spki: string): Promise<string> =>
    (await post(LOGIN, await seal(LOGIN, credentials('ann'), { spki }))).text()
  expect(await logInWith(wrong)).toContain('encryption.invalid')
  expect(await logInWith(own)).toContain('"success":true')
})

test('DEP-04 fault: the manifest of another build', async () => {
  const MANIFEST = '/m/asset-manifest.json'
  const build = await fakeBuild()
  const host = await runGateway({ dist: build.folder })
  onTestFinished(async () => {
    await host.close()
    await build.remove()
  })
  const manifest = v.object({ files: v.record(v.string(), v.string()) })
  const fetchFiles = async () => v.parse(manifest, await (await host.get(MANIFEST)).json()).files
  const files = await fetchFiles()
  await host.control({ faults: [{ match: MANIFEST, fault: { kind: 'changedManifest' } }] })
  const changed: unknown = expect.stringMatching(/^\/m\/assets\/changed-\d+\.js$/u)
  expect(await fetchFiles()).toEqual({ ...files, 'changed.js': changed })
})
