import { writeNginxConfig } from './deploy-nginx/write-nginx-config'

/**
 * `npm run deploy:nginx -- --root /srv/app [--dist dist] [--config config.json] [--assets-root /srv/assets]
 * [--lobby /srv/app/lobby] [--no-brotli] [--access-log /var/log/nginx/access.log] [--out deploy/nginx/app.conf]`:
 * writes the part of a server block that serves a build. It has the policies of the build's documents and of the merchant's config.json (DEP-02,
 * DEP-03; docs/deploying.md).
 */
process.exitCode = await writeNginxConfig(process.argv.slice(2), (line) => console.log(line))
