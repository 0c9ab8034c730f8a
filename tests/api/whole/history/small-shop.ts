import type { Lines, Operation } from './checker.ts'

/** Bugs of the small shop, one at a time. */
export const bugs = [
  'an add reads, waits and writes: another is lost',
  'an add that is sent again counts twice',
  'an acknowledged add is gone after a while',
  'an add shows before it is decided, and is then refused',
  'an add lands on another article',
  'a refused add has an effect',
  'a read comes from a copy that is old',
  'emptying leaves a line',
  'emptying comes into force later',
  'an order leaves the cart full',
  'an order that is sent again is placed twice',
  'an order misses a line',
  'an order takes the cart of a moment ago and empties the one of now',
  'an order is acknowledged and never written',
] as const
export type Bug = (typeof bugs)[number]

/** A cart and its orders in memory, with pauses as in a database. */
class SmallShop {
  lines: Record<string, number> = {}
  orders: Lines[] = []
  readonly #answers = new Map<string, Promise<Lines | null>>()
  readonly #bug: Bug | null
  readonly #pause: () => Promise<void>
  readonly #happens: (share: number) => boolean
  #copy: Lines = {}

  constructor(bug: Bug | null, pause: () => Promise<void>, happens: (share: number) => boolean) {
    this.#bug = bug
    this.#pause = pause
    this.#happens = happens
  }

  #is(bug: Bug, share = 0.5): boolean {
    return this.#bug === bug && this.#happens(share)
  }

  /** False if refused. */
  async add(code: string, quantity: number, key: string): Promise<boolean> {
    await this.#pause()
    if (this.#answers.has(key) && !this.#is('an add that is sent again counts twice', 1)) {
      await this.#answers.get(key)
      return true
    }
    this.#answers.set(key, Promise.resolve(null))
    const to = this.#is('an add lands on another article', 0.2) ? 'SCREW' : code
    const before = this.lines[to] ?? 0
    if (this.#is('an add reads, waits and writes: another is lost')) {
      await this.#pause()
      await this.#pause()
      this.lines[to] = before + quantity
      return true
    }
    this.lines[to] = before + quantity
    const refused =
      this.#is('a refused add has an effect', 0.3) ||
      this.#is('an add shows before it is decided, and is then refused', 0.5)
    if (this.#bug === 'an add shows before it is decided, and is then refused' && refused) {
      await this.#pause()
      await this.#pause()
      this.lines[to] = (this.lines[to] ?? 0) - quantity
    }
    if (this.#is('an acknowledged add is gone after a while', 0.3))
      void this.#pause().then(() => (this.lines[to] = Math.max(0, (this.lines[to] ?? 0) - quantity)))
    await this.#pause()
    return !refused
  }

  async read(): Promise<Lines> {
    await this.#pause()
    if (this.#is('a read comes from a copy that is old')) return this.#copy
    this.#copy = { ...this.lines }
    const seen = this.#copy
    await this.#pause()
    return seen
  }

  async empty(): Promise<void> {
    await this.#pause()
    const clear = (): void => {
      const [kept] = Object.keys(this.lines)
      const leaves = this.#is('emptying leaves a line') && kept !== undefined
      this.lines = leaves ? { [kept]: this.lines[kept] ?? 0 } : {}
    }
    if (this.#is('emptying comes into force later'))
      void this.#pause()
        .then(() => this.#pause())
        .then(() => this.#pause())
        .then(clear)
    else clear()
    await this.#pause()
  }

  /** The ordered lines; null if the cart was empty. */
  order(key: string): Promise<Lines | null> {
    const known = this.#answers.get(key)
    if (known !== undefined && !this.#is('an order that is sent again is placed twice', 1)) return known
    const answer = this.#place()
    this.#answers.set(key, answer)
    return answer
  }

  async #place(): Promise<Lines | null> {
    await this.#pause()
    let taken: Lines = { ...this.lines }
    if (this.#is('an order takes the cart of a moment ago and empties the one of now')) await this.#pause()
    else taken = { ...this.lines }
    if (Object.values(taken).every((quantity) => quantity === 0)) return null
    if (this.#is('an order misses a line')) {
      const [first = ''] = Object.keys(taken)
      taken = { ...taken, [first]: 0 }
    }
    if (!this.#is('an order leaves the cart full')) this.lines = {}
    if (!this.#is('an order is acknowledged and never written')) this.orders.push(taken)
    await this.#pause()
    return taken
  }
}

/** Lets some clients use a small shop concurrently and records their calls and answers. */
export async function buyInSmallShop(
  bug: Bug | null,
  chance: () => number,
  clients: number,
  calls: number,
): Promise<Operation[]> {
  let time = 0
  let keys = 0
  const history: Operation[] = []
  const happens = (share: number) => chance() < share
  const pause = async (): Promise<void> => {
    for (let turns = Math.floor(chance() * 6); turns > 0; turns -= 1) await Promise.resolve()
  }
  const shop = new SmallShop(bug, pause, happens)
  const note = async (client: string, act: () => Promise<Operation['does']>): Promise<void> => {
    const start = time++
    const does = await act()
    // Some answers are lost on their way.
    const lost = happens(0.05) && does.kind !== 'read' && does.kind !== 'refused'
    const known = lost && does.kind === 'order' ? { ...does, lines: null } : does
    history.push({ client, start, end: lost ? Infinity : time++, does: known })
  }
  const client = async (name: string): Promise<void> => {
    for (let call = 0; call < calls; call += 1) {
      const key = `${name} ${keys++}`
      const times = happens(0.3) ? 2 : 1
      const lot = chance()
      await note(name, async () => {
        if (lot < 0.5) {
          const code = happens(0.5) ? 'VALVE' : 'PIPE'
          const quantity = 1 + Math.floor(chance() * 9)
          let accepted = false
          for (let turn = 0; turn < times; turn += 1) accepted = await shop.add(code, quantity, key)
          return accepted ? { kind: 'add', code, quantity } : { kind: 'refused' }
        }
        if (lot < 0.75) return { kind: 'read', lines: await shop.read() }
        if (lot < 0.85) {
          await shop.empty()
          return { kind: 'empty' }
        }
        let lines: Lines | null = null
        for (let turn = 0; turn < times; turn += 1) lines = await shop.order(key)
        return lines === null ? { kind: 'refused' } : { kind: 'order', lines }
      })
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => client(`client ${index}`)))
  for (let turns = 0; turns < 50; turns += 1) await Promise.resolve()
  const [start, middle, end] = [time++, time++, time++]
  history.push({ client: 'last', start, end: middle, does: { kind: 'read', lines: { ...shop.lines } } })
  history.push({ client: 'last', start: middle, end, does: { kind: 'orders', orders: [...shop.orders] } })
  return history
}
