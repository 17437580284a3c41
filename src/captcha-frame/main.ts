import { acceptPort } from './accept-port'
import { CaptchaRun } from './captcha-run'
import { giveMemoryAreas } from './memory-areas'

/**
 * The script of `/m/captcha.html`: a provider's captcha, alone in a document that may reach nothing of ours
 * (docs/decisions/captcha-in-a-frame.md). Inlined and hashed as the document's own early script is.
 */
giveMemoryAreas()
acceptPort((port) => {
  const run = new CaptchaRun((message) => {
    port.postMessage(message)
  })
  return (message) => {
    run.hear(message)
  }
})
