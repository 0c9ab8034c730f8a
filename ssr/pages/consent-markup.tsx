import { createShopStore, type ShopContext, ShopProvider } from '@tradecounter/shop/core'
import { ConsentFirstPaint, ScriptNeeded } from '@tradecounter/shop/shell'
import { renderToString } from 'react-dom/server'

/** Markup of every page before its root element: the consent banner, and the note for browsers without script. */
export function consentMarkup(context: ShopContext, translations: ShopContext['translations']): string {
  return renderToString(
    <ShopProvider fallback={{}} store={createShopStore({ ...context, translations })}>
      <ScriptNeeded />
      <ConsentFirstPaint />
    </ShopProvider>,
    // Distinct from the ids of the root element.
    { identifierPrefix: 'consent' },
  )
}
