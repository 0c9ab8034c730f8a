import { pageTitle, translatorOf, type Head, type ShopContext } from '@tradecounter/shop/core'

/**
 * Texts that differ between cart and purchase list: the same page is a list for visitors and a cart for customers.
 */
export function cartTexts(context: ShopContext): Pick<Head, 'title' | 'description'> {
  const t = translatorOf(context)
  return context.user === null
    ? { title: pageTitle(t('cart.list-title'), context), description: t('cart.list-meta', context.siteName) }
    : { title: pageTitle(t('cart.title'), context), description: t('cart.meta', context.siteName) }
}
