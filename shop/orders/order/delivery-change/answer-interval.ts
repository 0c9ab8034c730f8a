import type { Order } from '@tradecounter/api/contract'

const second = 1000
const minute = 60 * second

/** The request of the latest change that waits for its carrier; empty if none does. */
const latestRequest = ({ shipments }: Order): string =>
  shipments
    .flatMap(({ parcels }) => parcels.flatMap(({ changes }) => changes))
    .reduce(
      (latest, { state, requestedAt }) =>
        state === 'requested' && requestedAt > latest ? requestedAt : latest,
      '',
    )

/**
 * Makes the interval, in milliseconds, at which an open order is read again while a carrier's answer is waited for:
 * every three seconds in the first minute, every half minute in the first hour, then not any more. Counted from when
 * this page has first seen the request, because the clock of the browser may be wrong.
 */
export function createAnswerInterval(): (order: Order | undefined) => number {
  let request = ''
  let seenAt = 0
  return (order) => {
    const latest = order === undefined ? '' : latestRequest(order)
    if (latest === '') return 0
    if (latest !== request) {
      request = latest
      seenAt = Date.now()
    }
    const waited = Date.now() - seenAt
    if (waited < minute) return 3 * second
    return waited < 60 * minute ? 30 * second : 0
  }
}
