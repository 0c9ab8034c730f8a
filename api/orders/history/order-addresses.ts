import type { OrderScope } from '../../accounts/service.ts'
import { mostOrderAddresses, type OrderAddresses } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { foldText, searchWords } from '../../platform/lists/list-filter.ts'
import { readAddressKeys } from '../store.ts'

/** Addresses that are read at once when they are searched. */
const searchedAtOnce = 500
/** Addresses that one search looks at; of a customer with more, the rest counts as `more`. */
const mostSearched = 20_000

/**
 * The first delivery addresses of orders, by postal code, that contain every word of a search. They are searched here,
 * because the databases differ in the letters that they take for the same.
 */
export async function readOrderAddresses(
  queries: Queries,
  scope: OrderScope,
  search = '',
  mostToSearch = mostSearched,
): Promise<OrderAddresses> {
  const words = searchWords(search)
  const count = words.length === 0 ? mostOrderAddresses + 1 : searchedAtOnce
  const found: string[] = []
  let after = ''
  for (let searched = 0; ; searched += count) {
    const keys = await readAddressKeys(queries, scope, { after, count })
    found.push(...keys.filter((key) => words.every((word) => foldText(key).includes(word))))
    const last = keys.at(-1)
    const isWhole = keys.length < count || last === undefined
    if (isWhole || found.length > mostOrderAddresses || searched + count >= mostToSearch)
      return {
        addresses: found.slice(0, mostOrderAddresses),
        more: !isWhole || found.length > mostOrderAddresses,
      }
    after = last
  }
}
