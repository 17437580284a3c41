import { writeNginxConfig } from './deploy-nginx/write-nginx-config'

/**
 * `npm run deploy:nginx -- --root /srv/app`: writes the part of a server block that serves a build. It has the policies
 * of the build's documents and of the merchant's config.json (DEP-02, DEP-03; docs/deploying.md). `--help` lists the
 * options.
 */
process.exitCode = await writeNginxConfig(process.argv.slice(2), (line) => console.log(line))
