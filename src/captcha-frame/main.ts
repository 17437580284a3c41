import { acceptPort } from './accept-port'
import { CaptchaRun } from './captcha-run'
import { installStorageShim } from './install-storage-shim'

/**
 * The script of `/m/captcha.html`: a provider's captcha, alone in a document without access to our data
 * (docs/decisions/captcha-in-a-frame.md). Inlined and hashed like the document's own early script.
 */
installStorageShim()
acceptPort((port) => {
  const run = new CaptchaRun((message) => {
    port.postMessage(message)
  })
  return (message) => {
    run.receive(message)
  }
})
