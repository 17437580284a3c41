import type { ReportClasses } from '#domain/metrics/merge-reports'

/** The classes of a report, of one kind of device. */
export const CLASSES: ReportClasses = {
  'service.version': 'a1',
  'url.template': '/m/home',
  'browser.language': 'EN',
  'network.connection.subtype': '4g',
  'app.save_data': false,
  'app.device_class': 'mid',
  'app.display_mode': 'browser',
}
