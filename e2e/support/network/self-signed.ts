import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { OPENSSL_PATH } from '../../../scripts/lib/browser-paths'

/** Returns a certificate for 127.0.0.1 and `localhost`, and its key. */
export function selfSigned(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = 'subjectAltName=IP:127.0.0.1,DNS:localhost'
  try {
    const name = ['-subj', '/CN=127.0.0.1', '-addext', names, '-days', '2']
    const args = ['req', '-x509', ...curve, ...name, '-keyout', key, '-out', cert]
    execFileSync(OPENSSL_PATH, args, { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
