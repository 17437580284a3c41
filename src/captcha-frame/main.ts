import { acceptPort } from './accept-port'
import { CaptchaSession } from './captcha-run'
import { installStorageShim } from './memory-areas'

/**
 * The script of `/m/captcha.html`: a provider's captcha, alone in a document without access to our data
 * (docs/decisions/captcha-in-a-frame.md). Inlined and hashed like the document's own early script.
 */
installStorageShim()
acceptPort((port) => {
  const run = new CaptchaSession((message) => {
    port.postMessage(message)
  })
  return (message) => {
    run.receive(message)
  }
})
