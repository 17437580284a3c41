/** What a build's service worker knows of it. */
interface BuildFacts {
  readonly id: string
  /** Subresource integrity of the build's list of files. */
  readonly list: string
}

/** Returns the content of `sw.js`. Trusted Types allow the URL of the code through a policy only. */
export const startScript = (facts: BuildFacts, url: string): string =>
  `self.mcBuild=${JSON.stringify(facts)};` +
  `(u=>{const t=self.trustedTypes?.createPolicy("app-boot",{createScriptURL:u=>u});` +
  `importScripts(t?t.createScriptURL(u):u)})(${JSON.stringify(url)})`

/** Returns the id of the build that a `sw.js` belongs to; null if no build has written it. */
export const startScriptBuild = (script: string): string | null =>
  /^self\.mcBuild=\{"id":"([\w-]+)"/u.exec(script)?.[1] ?? null
