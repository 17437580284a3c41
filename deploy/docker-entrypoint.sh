#!/bin/sh
# Starts nginx with the policy of the build and of /config/config.json, if it exists (docs/deploying.md).
set -eu
: "${GATEWAY:?Say where the gateway is: -e GATEWAY=https://gateway.example}"

set -- --root /srv/app --access-log /dev/stdout --out /etc/nginx/app.conf
if [ -f /config/config.json ]; then
  # nginx's workers are not root and may lack read access to the mounted file.
  install -m 644 /config/config.json /srv/app/m/config.json
  set -- "$@" --config /config/config.json
fi
if [ -d /config/texts ]; then
  # The merchant's own texts, which its config.json names (docs/texts.md).
  install -d -m 755 /srv/app/m/texts
  install -m 644 /config/texts/*.json /srv/app/m/texts/
fi
cd /app
npm run --silent deploy:nginx -- "$@"

cat > /etc/nginx/nginx.conf << CONF
include /etc/nginx/modules-enabled/*.conf;
user www-data;
worker_processes auto;
# Below that level it logs complete URLs with their queries.
error_log /dev/stderr crit;
events {}
http {
  include /app/deploy/nginx-http.conf;
  server {
    listen 80;
    include /etc/nginx/app.conf;
    location / {
      proxy_pass ${GATEWAY};
      proxy_ssl_server_name on;
      proxy_set_header Host \$http_host;
      proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for;
    }
  }
}
CONF
exec nginx -g 'daemon off;'
