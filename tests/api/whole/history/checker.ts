/** Content of a cart, by article. */
export type Lines = Readonly<Record<string, number>>

/** One call of one client. `end` is Infinity if its outcome is unknown: it may have happened, at any time, or not. */
export interface Operation {
  client: string
  start: number
  end: number
  does:
    | { kind: 'add'; code: string; quantity: number }
    | { kind: 'empty' }
    /** The lines in the order's answer; null without an answer. */
    | { kind: 'order'; lines: Lines | null }
    | { kind: 'read'; lines: Lines }
    /** All orders. */
    | { kind: 'orders'; orders: readonly Lines[] }
    /** A call that was refused: it must have had no effect. */
    | { kind: 'refused' }
}

interface State {
  lines: Lines
  orders: readonly Lines[]
}

const written = (lines: Lines): string =>
  JSON.stringify(
    Object.entries(lines)
      .filter(([, quantity]) => quantity !== 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
const ordersWritten = (orders: readonly Lines[]): string => orders.map(written).toSorted().join()
const stateWritten = ({ lines, orders }: State): string => `${written(lines)} ${ordersWritten(orders)}`

/** The state after a call, null if its answer is impossible in the state before. */
function after(state: State, { does }: Operation): State | null {
  const { lines, orders } = state
  switch (does.kind) {
    case 'add':
      return { orders, lines: { ...lines, [does.code]: (lines[does.code] ?? 0) + does.quantity } }
    case 'empty':
      return { orders, lines: {} }
    case 'order':
      if (written(lines) === '[]') return null
      if (does.lines !== null && written(does.lines) !== written(lines)) return null
      return { lines: {}, orders: [...orders, lines] }
    case 'read':
      return written(does.lines) === written(lines) ? state : null
    case 'orders':
      return ordersWritten(does.orders) === ordersWritten(orders) ? state : null
    case 'refused':
      return state
  }
}

/**
 * Whether there is an order of the calls, each at one moment between its start and its end, in which every answer
 * is that of a single cart (linearizability, after Wing and Gong, with Lowe's cache of tried states). Calls with an
 * unknown end may be left out.
 */
export function isExplained(history: readonly Operation[]): boolean {
  const calls = history.toSorted((a, b) => a.start - b.start)
  const tried = new Set<string>()
  // An explicit stack: long histories would exceed the call stack.
  const open: { done: bigint; state: State }[] = [{ done: 0n, state: { lines: {}, orders: [] } }]
  for (let point = open.pop(); point !== undefined; point = open.pop()) {
    const { done, state } = point
    const left = calls.flatMap((call, index) => (done & (1n << BigInt(index)) ? [] : [{ call, index }]))
    if (left.every(({ call }) => call.end === Infinity)) return true
    const firstEnd = Math.min(...left.map(({ call }) => call.end))
    for (const { call, index } of left) {
      if (call.start > firstEnd) break
      const next = after(state, call)
      if (next === null) continue
      const doneNext = done | (1n << BigInt(index))
      const mark = `${doneNext.toString(36)} ${stateWritten(next)}`
      if (tried.has(mark)) continue
      tried.add(mark)
      open.push({ done: doneNext, state: next })
    }
  }
  return false
}
