import { createServer, type Server } from 'node:http'
import { test as base, expect } from '@playwright/test'
import { WebKitBrowser } from '../support/browser/webkit-browser'
import { WebKitPage } from '../support/browser/webkit-page'

const PAGE = `<!doctype html><html lang="en"><title>Engine</title>
  <h1>Engine</h1><button onclick="document.querySelector('output').textContent = 'Pressed ' + document.querySelector('input').value">Press me</button>
  <label>Name <input></label><output></output></html>`
const WORKER = `self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname === '/answer') event.respondWith(new Response('from the worker'))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))`

const test = base.extend<{ origin: string }>({
  origin: async ({}, use) => {
    const server = createServer((request, response) => {
      const isWorker = request.url === '/sw.js'
      response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html')
      response.end(isWorker ? WORKER : PAGE)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use(`http://127.0.0.1:${portOf(server)}`)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

test('Safari’s engine is driven, and has the storage and workers that the app needs', async ({ origin }) => {
  const browser = await WebKitBrowser.launch()
  try {
    const driver = await browser.open()
    const page = new WebKitPage(driver)
    await page.goto(origin)
    await page.seeRole('heading', 'Engine')
    await page.fill('input', 'Ann')
    await page.tap('button', 'Press me')
    await page.seeText('Pressed Ann')

    expect(
      await driver.run(`return ['serviceWorker' in navigator, 'indexedDB' in window, 'locks' in navigator]`),
    ).toEqual([true, true, true])
    expect(await driver.run(SAVE)).toBe('saved')
    expect(await driver.run(BROADCAST)).toBe('heard')
    expect(await driver.run(REGISTER)).toBe('from the worker')
    await driver.close()
  } finally {
    await browser.close()
  }
})

const SAVE = `return new Promise((resolve, reject) => {
  const opening = indexedDB.open('engine', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('rows', 'readwrite')
    transaction.objectStore('rows').put('saved', 1)
    const reading = transaction.objectStore('rows').get(1)
    transaction.oncomplete = () => resolve(reading.result)
  }
})`

const BROADCAST = `return new Promise((resolve) => {
  const [one, other] = [new BroadcastChannel('engine'), new BroadcastChannel('engine')]
  other.onmessage = () => resolve('heard')
  one.postMessage('hello')
})`

const REGISTER = `await navigator.serviceWorker.register('/sw.js')
  if (!navigator.serviceWorker.controller) {
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  }
  return (await fetch('/answer')).text()`

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server is not listening')
  return address.port
}
