const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

/** An iPhone, up to the part that the browser adds. */
export const phone = (os: string, rest = ''): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) ${WEBKIT} ${rest}`
/** A Mac, or an iPad that says it is one. */
export const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT}`
export const safari = (version: string, os = version.replace('.', '_')): string =>
  phone(os, `Version/${version} Mobile/15E148 Safari/604.1`)
/** Another browser on an iPhone, such as `CriOS/126.0`. */
export const other = (name: string, os: string): string => phone(os, `${name} Mobile/15E148 Safari/604.1`)
/** Apps whose own browser cannot add a page to the home screen. */
export const INSIDE_APPS = [
  phone('17_5', 'Mobile/15E148 [FBAN/FBIOS;FBAV/460.0;FBSV/17.5]'),
  phone('17_5', 'Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/460.0]'),
  phone('17_5', 'Mobile/15E148 Instagram 334.0.0'),
  phone('17_5', 'Mobile/15E148 Safari Line/14.1.1'),
  phone('17_5', 'GSA/320.0 Mobile/15E148 Safari/604.1'),
  phone('17_5', 'Mobile/15E148'), // an app that says nothing
]
