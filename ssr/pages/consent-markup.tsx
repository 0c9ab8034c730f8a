import { createShopStore, type ShopContext, ShopProvider } from '@tradecounter/shop/core'
import { ConsentAhead, ScriptNeeded } from '@tradecounter/shop/shell'
import { renderToString } from 'react-dom/server'
import type { Bytes } from './page-context.ts'

/** By their words, which are the same object until they change: nothing else is in it. */
const kept = new WeakMap<ShopContext['words'], Bytes>()

/**
 * Markup that every page carries before its root element: the question for consent, and what needs a script. `words` are
 * those of it alone.
 */
export function markupAhead(context: ShopContext, words: ShopContext['words']): Bytes {
  const known = kept.get(words)
  if (known) return known
  const asking = { ...context, words }
  const made = Buffer.from(
    renderToString(
      <ShopProvider context={asking} fallback={{}} store={createShopStore(asking)}>
        <ScriptNeeded />
        <ConsentAhead />
      </ShopProvider>,
      // Apart from the ids of the root element.
      { identifierPrefix: 'consent' },
    ),
  )
  kept.set(words, made)
  return made
}
