import { DELTA_ENCODING, DELTA_VARY, DICTIONARIES, useAsDictionary } from './deltas'
import { ASSETS_PREFIX, DOCUMENT_COPY_PREFIX } from './headers'
import { block, quoted } from './nginx-syntax'

/** A client's digest of its dictionary, and the ending of the file. A path with a query gets no delta. */
const WANTED = String.raw`(?:^|[ ,])dcz *(?:,.*)? :([A-Za-z0-9+/]{43}=):/m/[\w./-]+(\.\w+)$`

/** For the server block: the delta that the client takes, if the host has it, and what the file is a dictionary for. */
export const DELTA_VARIABLES: readonly string[] = [
  ...['delta', 'encoding', 'dictionary'].map((name) => `set $app_${name} "";`),
  'set $app_vary Accept-Encoding;',
  'set $app_wanted "$http_accept_encoding $http_available_dictionary$request_uri";',
  ...block(`if ($app_wanted ~ "${WANTED}")`, ['set $app_delta "$uri.dcz/$1$2";']),
  ...DICTIONARIES.flatMap(({ files, prefix }) =>
    block(`if ($uri ~ "${files}")`, [
      `set $app_dictionary '${useAsDictionary(`${prefix}$1`)}';`,
      `set $app_vary ${quoted(DELTA_VARY)};`,
    ]),
  ),
]

/** For the location of a path, in addition to its headers; none for files without deltas. */
export const deltaLines = (path: string): readonly string[] =>
  path === ASSETS_PREFIX || path === DOCUMENT_COPY_PREFIX ? SERVED_AS_DELTA : []

const SERVED_AS_DELTA: readonly string[] = [
  ...block('if (-f "$document_root$app_delta")', [
    'gzip off;', // it would compress the delta once more
    `set $app_encoding ${DELTA_ENCODING};`,
    'rewrite ^ $app_delta break;',
  ]),
  'add_header Content-Encoding $app_encoding always;',
  'add_header Use-As-Dictionary $app_dictionary always;',
]
