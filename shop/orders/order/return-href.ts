import type { ReturnKind } from '@tradecounter/api/contract'
import { addressOf } from '@tradecounter/shop/core'

/** The form of a new case about an order, and perhaps about one of its lines. */
export function returnHref(
  orderNumber: string,
  about: { kind?: ReturnKind; line?: number },
  context: Parameters<typeof addressOf>[1],
): string {
  const query = new URLSearchParams({ view: 'new', order: orderNumber })
  for (const [name, value] of Object.entries(about)) query.set(name, String(value))
  return addressOf({ page: 'returns-and-complaints', query: query.toString() }, context)
}
