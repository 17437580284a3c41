const ALGORITHM = 'sha256-'

/** True if the body is the one that the build made: `integrity` is `sha256-BASE64`. */
export async function matchesIntegrity(response: Response, integrity: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return integrity === ALGORITHM + btoa(String.fromCharCode(...new Uint8Array(digest)))
}
