#!/bin/sh
# Starts nginx with the policy of the build and of /config/config.json, where there is one (docs/deploying.md).
set -eu
: "${GATEWAY:?Say where the gateway is: -e GATEWAY=https://gateway.example}"

set -- --root /srv/app --out /etc/nginx/app.conf
if [ -f /config/config.json ]; then
  cp /config/config.json /srv/app/m/config.json
  set -- "$@" --config /config/config.json
fi
cd /app
npm run --silent deploy:nginx -- "$@"

cat > /etc/nginx/nginx.conf << CONF
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
error_log /dev/stderr;
events {}
http {
  access_log off;
  server {
    listen 80;
    include /etc/nginx/app.conf;
    location / {
      proxy_pass ${GATEWAY};
      proxy_ssl_server_name on;
    }
  }
}
CONF
exec nginx -g 'daemon off;'
