import {
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createProxyServer, type ProxyServer } from 'httpxy'
import { REQUEST_TIMEOUT_MS } from '#domain/timing'
import { describeConnectionError } from './connection-error'
import { TIMED_OUT } from '../merchant-check/connection/http-failure'
import { type PublicAddress, publicValue, withPublicQuery } from './public-address'

export interface GatewayProxyOptions {
  /** Origin of the operator's gateway. */
  readonly gateway: string
  /** The host that requests are sent for; null for the gateway's own. */
  readonly merchantHost: string | null
  /** Accepts any certificate. */
  readonly isInsecure: boolean
  /** Prints a problem of the gateway; each is printed once. */
  readonly print: (line: string) => void
}

const WAIT_MS = REQUEST_TIMEOUT_MS + 5_000 // the app gives up first, and shows its own message

/**
 * Sends requests on to a gateway, as a proxy before app and gateway does: `Host`, `Origin`, `Referer` and the
 * parameters of the query have the merchant's address in place of the local one. WebSocket is included.
 */
export class GatewayProxy {
  readonly address: PublicAddress
  readonly gateway: URL
  readonly #proxy: ProxyServer
  readonly #agent: HttpAgent
  readonly #isInsecure: boolean
  readonly #said = new Set<string>()
  readonly #print: (line: string) => void

  constructor({ gateway, merchantHost, isInsecure, print }: GatewayProxyOptions) {
    this.gateway = new URL(gateway)
    this.#print = print
    this.#isInsecure = isInsecure
    const { protocol, host, hostname } = this.gateway
    const publicHost = merchantHost ?? host
    this.address = { host: publicHost, origin: `${protocol}//${publicHost}` }
    this.#agent = agentFor(protocol, isAddress(hostname) ? withoutPort(publicHost) : hostname)
    this.#proxy = createProxyServer({
      target: this.gateway.origin,
      agent: this.#agent,
      secure: !isInsecure,
      proxyTimeout: WAIT_MS,
      cookieDomainRewrite: '',
      headers: { host: publicHost },
    })
    this.#proxy.on('proxyReq', (toGateway, request) => this.#replaceAddress(toGateway, request))
    this.#proxy.on('proxyReqWs', (toGateway, request) => this.#replaceAddress(toGateway, request))
    this.#proxy.on('proxyRes', (response, request) => this.#inspect(response, request))
  }

  web(request: IncomingMessage, response: ServerResponse): void {
    const { host = '' } = request.headers
    request.url = withPublicQuery(request.url ?? '/', host, this.address)
    this.#proxy.web(request, response).catch((error: unknown) => this.#fail(error, response))
  }

  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const { host = '' } = request.headers
    request.url = withPublicQuery(request.url ?? '/', host, this.address)
    this.#proxy.ws(request, socket, {}, head).catch((error: unknown) => {
      this.#say(describeConnectionError(error, this.gateway).cause)
      socket.destroy()
    })
  }

  /** Sends a GET of this machine's own. Rejects with Node's error if there is no response. */
  get(path: string): Promise<Response> {
    const request = this.gateway.protocol === 'https:' ? requestHttps : requestHttp
    return new Promise((resolve, reject) => {
      const sent = request(new URL(path, this.gateway), {
        agent: this.#agent,
        headers: { host: this.address.host },
        rejectUnauthorized: !this.#isInsecure,
        timeout: REQUEST_TIMEOUT_MS,
      })
      sent.once('timeout', () => sent.destroy(Object.assign(new Error('timeout'), { code: TIMED_OUT })))
      sent.once('error', reject)
      sent.once('response', (response: IncomingMessage) => resolve(toResponse(response)))
      sent.end()
    })
  }

  close(): void {
    this.#agent.destroy()
  }

  #replaceAddress(toGateway: ClientRequest, { headers }: IncomingMessage): void {
    for (const name of ['origin', 'referer']) {
      const value = headers[name]
      if (typeof value === 'string')
        toGateway.setHeader(name, publicValue(value, headers.host ?? '', this.address))
    }
  }

  /** The app shows only that a call has failed; the terminal says why. */
  #inspect({ statusCode = 0, headers }: IncomingMessage, { method, url = '/' }: IncomingMessage): void {
    const path = url.replace(/[?#].*$/u, '') // a query may contain a token
    const type = headers['content-type']?.replace(/;.*/u, '') ?? 'no content type'
    const where = `${method ?? 'GET'} ${path}`
    const { location } = headers
    if (statusCode >= 300 && statusCode < 400 && statusCode !== 304)
      this.#say(
        `${where} is redirected to ${originOf(location ?? '', this.gateway)}: no call of the contract is.`,
      )
    else if (API.test(path) && statusCode !== 304 && !/\bjson\b/u.test(type))
      this.#say(`${where} responds with ${String(statusCode)} and ${type}, not with JSON of the contract.`)
  }

  #fail(error: unknown, response: ServerResponse): void {
    const { cause, advice } = describeConnectionError(error, this.gateway)
    this.#say(`${cause} ${advice}`)
    if (response.headersSent) response.destroy()
    else
      response
        .writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(`${cause}\n${advice}\n`)
  }

  #say(line: string): void {
    if (this.#said.has(line)) return
    this.#said.add(line)
    this.#print(line)
  }
}

async function toResponse(message: IncomingMessage): Promise<Response> {
  const { statusCode: status = 502, headersDistinct } = message
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value)
  const body = await buffer(message)
  return new Response(status === 204 || status === 304 ? null : new Uint8Array(body), { status, headers })
}

const API = /^\/(?:wps|lgw)\//u

const withoutPort = (host: string): string => host.replace(/:\d+$/u, '')
const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/gu, '')) > 0

/** @param name what the gateway's certificate is for; an IP address is never sent as the server's name */
const agentFor = (protocol: string, name: string): HttpAgent =>
  protocol === 'https:'
    ? new HttpsAgent({ keepAlive: true, servername: isAddress(name) ? '' : name })
    : new HttpAgent({ keepAlive: true })

const originOf = (location: string, base: URL): string =>
  URL.canParse(location, base) ? new URL(location, base).origin : 'an invalid address'
