#!/bin/sh
# The start of the container: checks the settings, writes nginx's configuration, and becomes nginx (docs/container.md).
set -eu
node /srv/app/configure.mjs
exec nginx -c /tmp/app/nginx.conf -e stderr
