import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** Reports changes of the gateway's code, and of the demo's pages that it bundles. */
export function gatewayPlugin(root: string, onChange: (file: string) => void): Plugin {
  const demo = `${normalizePath(path.join(root, 'demo'))}/`
  const isBundled = (file: string) => file.startsWith(demo) && file.includes('/client/')
  return {
    name: 'lobby:dev-gateway',
    apply: 'serve',
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'ssr') return undefined
      if (modules.length > 0 || isBundled(file)) onChange(file)
      return []
    },
  }
}
