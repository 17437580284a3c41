const SENDER = '123456789012'

/** The project of the demo; in the emulator a project's API key is its id (auth-emulator/serve.js). */
export const DEMO_PROJECT = 'demo-harbour'

/** settings.smsProvider of a merchant whose provider is the emulator at this origin. */
export const emulatedProvider = (emulator: string, projectId = DEMO_PROJECT) =>
  ({
    firebase: true,
    apiKey: projectId,
    appId: `1:${SENDER}:web:0123456789abcdef012345`,
    authDomain: new URL(emulator).host,
    projectId,
    messagingSenderId: SENDER,
    googleWebClientId: `${SENDER}-harbour.apps.googleusercontent.com`,
    emulator,
  }) as const
