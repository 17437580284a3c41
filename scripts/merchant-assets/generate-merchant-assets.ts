import { APPLE_SCREENS } from '#domain/install/apple-icons'
import { runCommand } from '../lib/run-command'
import { UserError } from '../lib/user-error'
import { drawImages } from './draw-pictures'
import { isFolder, writeFolder } from './write-folder'
import { readOptions, USAGE } from './options'
import { readConfig } from './read-config'
import { readMerchant } from './read-merchant'

/**
 * Creates a merchant's images and profile, and writes them to the deployed folder.
 * @param say prints a line for the user
 * @param screens the iPhones that get a splash image
 * @returns the exit code: 1 if there is a user error, which has been printed
 */
export function generateMerchantAssets(
  args: readonly string[],
  say: (line: string) => void,
  screens = APPLE_SCREENS,
): Promise<0 | 1> {
  return runCommand({ name: 'merchant:assets', usage: USAGE, args, say }, async () => {
    const { gateway, out, language, address } = readOptions(args)
    if (!(await isFolder(out))) throw new UserError(`${out} is no folder: build or deploy the app first.`)
    const read = await readMerchant(gateway, language, await readConfig(out, gateway))
    const merchant = { ...read, origin: address ?? read.origin }
    const files = await drawImages(merchant, screens)
    const folder = await writeFolder(out, files)
    for (const [name, file] of files) say(`${String(file.byteLength).padStart(8)} B  ${name}`)
    const bytes = [...files.values()].reduce((sum, file) => sum + file.byteLength, 0)
    say(`${merchant.name}: ${String(files.size)} files, ${(bytes / 1000).toFixed(1)} KB in all, in ${folder}`)
    return 0
  })
}
