/** Default path of the ping that checks a line (contract.md). */
export const PING_ENDPOINT = '/wps/system/test/ping'
