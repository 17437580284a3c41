/**
 * Makes the address that a trusted proxy reports the client's address, in the log and for the gateway.
 * @param trustedProxies addresses or networks whose `X-Forwarded-For` counts; empty for none
 */
export const clientAddress = (trustedProxies: readonly string[]): readonly string[] =>
  trustedProxies.length === 0
    ? []
    : [
        ...trustedProxies.map((network) => `set_real_ip_from ${network};`),
        'real_ip_header X-Forwarded-For;',
        'real_ip_recursive on;',
      ]

/** Compresses the gateway's JSON. No cookies are sent, so no other site can make a browser request a compressed secret. */
export const GZIP_JSON: readonly string[] = [
  'gzip on;',
  'gzip_proxied any;',
  'gzip_comp_level 5;',
  'gzip_min_length 1024;',
  'gzip_types application/json application/manifest+json;',
  'gzip_vary on;',
]
