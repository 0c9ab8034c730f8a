// Run directly by Node: `node server.ts`. Prints its address when it is ready.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Desk } from '../desk.ts'

const sheet = readFileSync(fileURLToPath(import.meta.resolve('@tradecounter/ui/styles.css')))
const fonts = new URL('./fonts/', import.meta.resolve('@tradecounter/ui/styles.css'))
const script = process.argv[2]

const page = (): string => `<!doctype html>
<html lang="en" data-brand="aww">
<head><meta charset="utf-8"><title>Parts</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/styles.css"></head>
<body><main id="app">${renderToString(createElement(Desk))}</main>
${script ? '<script type="module" src="/client.js"></script>' : ''}</body></html>`

const answers: Record<string, () => [type: string, body: string | Buffer]> = {
  '/': () => ['text/html; charset=utf-8', page()],
  '/styles.css': () => ['text/css', sheet],
  '/client.js': () => ['text/javascript', readFileSync(script ?? '')],
}

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://x').pathname
  const font = /^\/fonts\/([\w-]+\.woff2)$/u.exec(path)?.[1]
  const answer = font
    ? (): [string, Buffer] => ['font/woff2', readFileSync(new URL(font, fonts))]
    : answers[path]
  if (!answer) return response.writeHead(404).end()
  const [type, body] = answer()
  return response.writeHead(200, { 'content-type': type }).end(body)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.stdout.write(`http://127.0.0.1:${address.port}\n`)
})
