import { useEffect, useState } from 'react'
import type { ProductCard } from '@tradecounter/api/contract'
import { loadTranslations, useShop } from '@tradecounter/shop/core'
import { useStockPrices, VariantPrice } from '@tradecounter/shop/product'
import { VariantStock } from '@tradecounter/shop/stock'

/** A text of the group that the frame is not sent on every page: only customers see prices in it. */
const neededText = 'product.price.loading'

/** Whether the page has the words for prices and stock; fetches them if it has not. */
function useTerms(): boolean {
  const context = useShop()
  const [has, setHas] = useState(() => Object.hasOwn(context.translations, neededText))
  useEffect(() => {
    let isWanted = !has
    if (isWanted)
      loadTranslations(context, neededText).then(
        () => isWanted && setHas(true),
        // Without words the row says what it says to visitors.
        () => {},
      )
    return () => {
      isWanted = false
    }
  }, [context, has])
  return has
}

export interface CardTermsProps {
  card: ProductCard
  /** All cards of the answer: one request brings what is known of them. */
  cards: readonly ProductCard[]
}

/** Price and stock of an article among quick results, for customers (spec §6). They come after the rows. */
export function CardTerms({ card, cards }: CardTermsProps) {
  const hasWords = useTerms()
  const prices = useStockPrices(
    cards.map(({ trackingAttributes, isReplacement }) => ({
      code: trackingAttributes.itemId,
      isReplacement,
    })),
  )
  if (!hasWords || !prices.shown || card.isReplacement) return null
  const known = prices.of(card.trackingAttributes.itemId)
  const state = { loading: prices.loading, failed: prices.error !== undefined }
  return (
    <>
      <VariantPrice price={known} currency={prices.currency} size="s" links={false} {...state} />
      <VariantStock stock={known?.stock} unit={card.displayUnitCode} {...state} />
    </>
  )
}
