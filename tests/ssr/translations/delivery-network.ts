import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import pino from 'pino'
import { openTranslations } from '../../../ssr/server/translations/translations.ts'

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void

const hashOf = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, 16)

/** A translation delivery network on this machine, whose answers a test can replace. */
export async function openNetwork() {
  const files = new Map<string, string>()
  const names = new Map<string, string>()
  const asked: string[] = []
  /** Replaced answers, by file name or `manifest.json`. */
  const instead = new Map<string, Answer>()

  const server = createServer((incoming, outgoing) => {
    const name = (incoming.url ?? '').replace('/translations/', '')
    asked.push(name)
    const other = instead.get(name)
    if (other) return other(incoming, outgoing)
    const body =
      name === 'manifest.json' ? JSON.stringify({ files: Object.fromEntries(names) }) : files.get(name)
    if (body === undefined) return outgoing.writeHead(404).end()
    const etag = `"${hashOf(body)}"`
    if (incoming.headers['if-none-match'] === etag) return outgoing.writeHead(304).end()
    outgoing.writeHead(200, { 'Content-Type': 'application/json', ETag: etag }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const socket = server.address()
  const port = typeof socket === 'object' && socket !== null ? socket.port : 0

  return {
    address: `http://127.0.0.1:${port}/translations`,
    asked,
    instead,
    /** Publishes a file's bytes for a locale and returns its name. */
    publishBody: (locale: string, body: string): string => {
      const name = `${locale}.${hashOf(body)}.json`
      files.set(name, body)
      names.set(locale, name)
      return name
    },
    publish(locale: string, texts: Record<string, string>): string {
      return this.publishBody(locale, JSON.stringify(texts))
    },
    close: (): Promise<void> =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
export type Network = Awaited<ReturnType<typeof openNetwork>>

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'translations-'))

export interface LogLine {
  level: string
  msg: string
  [more: string]: unknown
}

/**
 * The translations of a host, with a readable log. They are refreshed every 40 ms; `patience` is the timeout, long
 * enough for a busy machine.
 */
export function listenTo(address: string, folder: string, patience = 10_000) {
  const lines: LogLine[] = []
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as LogLine)
      done()
    },
  })
  const log = pino({ level: 'info', formatters: { level: (level) => ({ level }) } }, destination)
  const translations = openTranslations({ log, address, folder, every: 40, patience })
  return {
    translations,
    lines,
    warnings: (): LogLine[] => lines.filter(({ level }) => level === 'warn'),
    title: (): string | undefined => translations.translationsFor('sv', ['cart'])['cart.title'],
  }
}
