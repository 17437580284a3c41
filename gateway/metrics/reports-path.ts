/** Where the reference gateway takes reports. Another gateway may choose any path: `reports.url` of config.json. */
export const REPORTS_PATH = '/wps/system/reports'
