import { createShopStore, type ShopContext, ShopProvider } from '@tradecounter/shop/core'
import { ConsentAhead } from '@tradecounter/shop/shell'
import { renderToString } from 'react-dom/server'
import type { Bytes } from './page-context.ts'

/** By their words, which are the same object until they change: nothing else is in it. */
const kept = new WeakMap<ShopContext['words'], Bytes>()

/** Markup of the question for consent, which every page carries before its root element. `words` are those of it alone. */
export function questionAhead(context: ShopContext, words: ShopContext['words']): Bytes {
  const known = kept.get(words)
  if (known) return known
  const asking = { ...context, words }
  const made = Buffer.from(
    renderToString(
      <ShopProvider context={asking} fallback={{}} store={createShopStore(asking)}>
        <ConsentAhead />
      </ShopProvider>,
      // Apart from the ids of the root element.
      { identifierPrefix: 'consent' },
    ),
  )
  kept.set(words, made)
  return made
}
