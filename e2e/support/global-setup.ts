import { ensureAuthEmulator, startAuthEmulator } from '../../scripts/lib/auth-emulator'
import { ensureBuild, ensureNextBuild } from '../../scripts/lib/ensure-build'
import { AUTH_EMULATOR } from './accounts/auth-emulator'

/**
 * Builds the app, and the one that update tests switch to, unless the builds are fresh.
 * Meanwhile the identity provider's emulator starts. The returned function stops it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [emulator] = await Promise.all([startEmulator(), buildAll()])
  process.env[AUTH_EMULATOR] = emulator.origin
  return () => emulator.stop()
}

async function startEmulator() {
  await ensureAuthEmulator()
  return startAuthEmulator()
}

async function buildAll(): Promise<void> {
  await ensureBuild()
  await ensureNextBuild()
}
