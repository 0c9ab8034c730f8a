import { translatorOf, type Head, type ShopContext } from '@tradecounter/shop/core'
import { pageTitle } from '../page-texts.ts'

/** What cart and purchase list say of themselves: the same page is a list to visitors and a cart to customers. */
export function cartTexts(context: ShopContext): Pick<Head, 'title' | 'description'> {
  const t = translatorOf(context)
  return context.user === null
    ? { title: pageTitle(t('cart.list-title'), context), description: t('cart.list-meta', context.siteName) }
    : { title: pageTitle(t('cart.title'), context), description: t('cart.meta', context.siteName) }
}
