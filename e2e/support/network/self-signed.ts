import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { OPENSSL_PATH } from '../../../scripts/lib/browser-paths'

export interface CertificateOptions {
  /** Whom the certificate is for. */
  readonly altName?: string
  /** Days from now until it expires; negative for an expired one. */
  readonly days?: number
}

/** Returns a self-signed certificate and its key. */
export function selfSigned({ altName = 'IP:127.0.0.1', days = 2 }: CertificateOptions = {}): {
  readonly key: Buffer
  readonly cert: Buffer
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-'))
  const inFolder = (file: string): string => path.join(folder, file)
  const [key, request, cert] = [inFolder('key.pem'), inFolder('request.pem'), inFolder('cert.pem')]
  const openssl = (...args: readonly string[]): void => {
    execFileSync(OPENSSL_PATH, args, { stdio: 'ignore' })
  }
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  try {
    openssl(
      ...['req', ...curve, '-subj', '/CN=127.0.0.1', '-addext', `subjectAltName=${altName}`],
      ...['-keyout', key, '-out', request],
    )
    openssl(
      ...['x509', '-req', '-in', request, '-signkey', key, '-copy_extensions', 'copy'],
      ...['-days', String(days), '-out', cert],
    )
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
