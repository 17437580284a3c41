interface Traits {
  mode?: RequestMode
  destination?: RequestDestination
  method?: string
  headers?: Record<string, string>
}

/** A request as a service worker gets it. Node's own Request accepts neither mode nor destination. */
export function requestOf(url: string, traits: Traits = {}): Request {
  const { mode = 'no-cors', destination = '', ...init } = traits
  const request = new Request(new URL(url, 'https://play.example'), init)
  Object.defineProperties(request, { mode: { value: mode }, destination: { value: destination } })
  return request
}
