/** One write of an actor. Repeated unchanged, it must take effect once. */
export interface Ask {
  actor: string
  path: '/api/cart' | '/api/cart/order'
  key: string
  body: Record<string, unknown>
}

/** A line of the child's output. */
export type Line =
  | { kind: 'session'; actor: string; session: string }
  | { kind: 'asks'; ask: Ask }
  | { kind: 'acked'; ask: Ask; status: number; answer: Record<string, unknown> }

/** The expected state of an actor: pieces in the open cart, and pieces of each order by its number. */
export interface Holding {
  session: string | null
  cart: number
  orders: Map<string, number>
  /** The write that was unanswered when the process died. */
  pending: Ask | null
}

const emptyHolding = (): Holding => ({ session: null, cart: 0, orders: new Map(), pending: null })

/** The acknowledged writes of every actor, from the child's output. */
export class PromiseBook {
  readonly holdings = new Map<string, Holding>()

  of(actor: string): Holding {
    const known = this.holdings.get(actor)
    if (known) return known
    const fresh = emptyHolding()
    this.holdings.set(actor, fresh)
    return fresh
  }

  note(line: Line): void {
    if (line.kind === 'session') this.of(line.actor).session = line.session
    if (line.kind === 'asks') this.of(line.ask.actor).pending = line.ask
    if (line.kind === 'acked') this.acked(line.ask, line.status, line.answer)
  }

  /** Counts an answered write. Throws if it was refused, because the actors make only valid requests. */
  acked(ask: Ask, status: number, answer: Record<string, unknown>): void {
    if (status !== 200) throw new Error(`${ask.path} was refused: ${status} ${JSON.stringify(answer)}`)
    const holding = this.of(ask.actor)
    if (ask.path === '/api/cart') {
      holding.cart += Number(ask.body['quantity'])
    } else {
      const number = String(answer['orderNumber'])
      if (holding.orders.has(number)) throw new Error(`Order ${number} was acknowledged for two carts.`)
      holding.orders.set(number, holding.cart)
      holding.cart = 0
    }
    holding.pending = null
  }
}
