/** A browser at the provider: keeps its cookies and follows redirects on the provider only. */
export class ProviderBrowser {
  readonly #cookies = new Map<string, string>()
  readonly #issuer: string
  constructor(issuer: string) {
    this.#issuer = issuer
  }

  async #ask(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }

  /** Follows the address to the page and presses a button. Returns the address that the browser is sent back to. */
  async press(address: string, person: string): Promise<URL> {
    let next = new URL(address)
    let isPosted = false
    for (let step = 0; step < 10; step += 1) {
      const isPage: boolean = next.pathname.startsWith('/interaction/') && !isPosted
      const response: Response = await this.#ask(
        next.href,
        isPage ? { method: 'POST', body: new URLSearchParams({ person }).toString() } : {},
      )
      isPosted ||= isPage
      const location = response.headers.get('location')
      if (location === null) throw new Error(`${next.href}: ${response.status} ${await response.text()}`)
      next = new URL(location, next)
      if (next.origin !== this.#issuer) return next
    }
    throw new Error('The provider redirects without end.')
  }
}
