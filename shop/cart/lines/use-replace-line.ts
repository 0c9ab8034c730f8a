import type { CartLine } from '@tradecounter/api/contract'
import { useHttpClient } from '@tradecounter/shop/core'
import { replaceItem } from '../calls.ts'
import { useKeyedRequest } from './use-keyed-request.ts'

/** Replaces a line's article by its successor. Returns whether it succeeded. */
export function useReplaceLine() {
  const httpClient = useHttpClient()
  const { run, busy } = useKeyedRequest(
    async ({ itemId, version }: Pick<CartLine, 'itemId' | 'version'>, key) => {
      await replaceItem(httpClient, { itemId, version }, key)
      return true
    },
  )
  return {
    replace: async ({ itemId, version }: CartLine): Promise<boolean> =>
      (await run({ itemId, version })) === true,
    busy,
  }
}
