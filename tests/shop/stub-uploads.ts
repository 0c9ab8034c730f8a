import { vi } from 'vitest'

/** An upload as a page has sent it. */
export interface Sent {
  address: URL
  headers: Headers
  body: File
}

/** Answers the uploads of a page; an answer of null breaks the request off. Returns what was sent. */
export function stubUploads(answerTo: (sent: Sent) => [status: number, body: unknown] | null): Sent[] {
  const all: Sent[] = []
  class Upload extends EventTarget {
    upload = new EventTarget()
    status = 0
    statusText = ''
    response: unknown = null
    responseType = ''
    #address = ''
    readonly #headers = new Headers()
    open(_: string, address: string): void {
      this.#address = address
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value)
    }
    send(body: File): void {
      const sent = { address: new URL(this.#address, 'http://shop.example'), headers: this.#headers, body }
      all.push(sent)
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }))
      const answer = answerTo(sent)
      ;[this.status, this.response] = answer ?? [0, null]
      queueMicrotask(() => this.dispatchEvent(new Event(answer === null ? 'error' : 'load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return all
}
