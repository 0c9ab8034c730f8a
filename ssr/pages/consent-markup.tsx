import { createShopStore, type ShopContext, ShopProvider } from '@tradecounter/shop/core'
import { ConsentFirstPaint, ScriptNeeded } from '@tradecounter/shop/shell'
import { renderToString } from 'react-dom/server'

/** Markup of every page before its root element: the question for consent, and the note for browsers without scripts. */
export function consentMarkup(context: ShopContext, translations: ShopContext['translations']): string {
  const consentContext = { ...context, translations }
  return renderToString(
    <ShopProvider context={consentContext} fallback={{}} store={createShopStore(consentContext)}>
      <ScriptNeeded />
      <ConsentFirstPaint />
    </ShopProvider>,
    // Apart from the ids of the root element.
    { identifierPrefix: 'consent' },
  )
}
