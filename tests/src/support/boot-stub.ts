import { readPageFacts } from '../../../src/shared/worker/client/page-facts'

/** What the document's own script leaves for the page, with these fields of a test. */
export const stubBoot = (more: Partial<NonNullable<typeof window.mcBoot>> = {}): void => {
  window.mcBoot = {
    ...{ buildId: 'test', appVersion: '1.0.0', language: 'EN', isLanguageRequested: false, urlToken: null },
    ...{
      workerUrl: '/m/assets/worker.js',
      readPageFacts,
      startWorker: () => null,
      showSnapshot: () => undefined,
    },
    ...more,
  }
}
