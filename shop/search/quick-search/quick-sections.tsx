import type { ProductCard, QuickSearchResult, User } from '@tradecounter/api/contract'
import { hiddenPrices, languageOf, type TranslationKey, type Translator } from '@tradecounter/shop/core'
import type { QuickSearchOption, QuickSearchSection } from '@tradecounter/ui/quick-search'
import { searchedWordsText } from '../searched-words.ts'
import { CardTerms } from './card-terms.tsx'

// The dropdown says what its hits are for as the list does.
export { searchedWordsText }

type Draft = Omit<QuickSearchOption, 'id' | 'url'> & { url: string }

/**
 * The sections of the dropdown (SRCH-3), each option with its address behind `hrefOf`. Where something was found, the
 * products say that there are none, and categories if nothing is suggested either (spec §8); other sections without
 * options are left out. For a customer, articles have their price and stock, and the heading says that prices are
 * without VAT.
 */
export function quickSections(
  result: QuickSearchResult,
  settings: { productSearchResult: boolean },
  hrefOf: (url: string) => string,
  t: Translator,
  user: User | null,
): QuickSearchSection[] {
  const { didYouMean, alternativeSearch, suggestions, productCategories, categoryCards } = result
  const { nearNumbers, productCards } = result
  const cards = [...nearNumbers, ...productCards]
  const showsPrices = user !== null && hiddenPrices(user) === null
  /** Above articles with prices, the heading says that they are without VAT. */
  const headingOf = (
    articles: readonly ProductCard[],
    plain: TranslationKey,
    priced: TranslationKey,
  ): string => t(showsPrices && articles.length > 0 ? priced : plain)
  const draftOf = (card: ProductCard): Draft => ({
    text: card.text,
    ...languageOf(card),
    url: card.url,
    imageUrl: card.imageUrl,
    kind: 'product',
    detail: card.priceOnRequest
      ? `${card.trackingAttributes.itemId} · ${t('quick-search.price-on-request')}`
      : card.trackingAttributes.itemId,
    ...(card.showMyAssortmentStar ? { star: t('quick-search.my-assortment') } : {}),
    ...(user !== null ? { aside: <CardTerms card={card} cards={cards} /> } : {}),
  })
  // Above hits for a part of the phrase the sentence of the words left out already names that part.
  const isSaid =
    productCards.length > 0 && searchedWordsText(result.words, result.originalSearchPhrase, t) !== null
  const meant = [didYouMean, isSaid ? null : alternativeSearch].filter((link) => link !== null)
  const suggested = [
    ...suggestions.map(({ text, url }): Draft => ({ text, url, kind: 'suggestion' })),
    ...productCategories.map(({ text, url }): Draft => ({ text, url, kind: 'category' })),
  ]
  const sections: { id: string; heading: string; drafts: Draft[]; emptyText?: string }[] = [
    {
      id: 'did-you-mean',
      heading: headingOf(nearNumbers, 'quick-search.did-you-mean', 'quick-search.did-you-mean-priced'),
      drafts: [
        ...nearNumbers.map(draftOf),
        ...meant.map(({ text, url }): Draft => ({ text, url, kind: 'did-you-mean' })),
      ],
    },
    {
      id: 'suggestions',
      heading: t('quick-search.suggestions'),
      drafts: suggested,
    },
    {
      id: 'products',
      heading: headingOf(productCards, 'quick-search.products', 'quick-search.products-priced'),
      drafts: settings.productSearchResult ? productCards.map(draftOf) : [],
      ...(settings.productSearchResult ? { emptyText: t('quick-search.no-products') } : {}),
    },
    {
      id: 'categories',
      heading: t('quick-search.categories'),
      drafts: categoryCards.map(({ text, url, parentName }) => ({
        text,
        url,
        kind: 'category-card',
        detail: parentName,
      })),
      // Below a suggestion, which may be a category, it would say the contrary.
      ...(suggested.length === 0 ? { emptyText: t('quick-search.no-categories') } : {}),
    },
  ]
  const found = sections.some(({ drafts }) => drafts.length > 0)
  return sections
    .filter(({ drafts, emptyText }) => drafts.length > 0 || (found && emptyText !== undefined))
    .map(({ id, heading, drafts, emptyText }) => ({
      id,
      heading,
      ...(emptyText === undefined ? {} : { emptyText }),
      options: drafts.map((draft, index) => ({ ...draft, id: `${id}-${index}`, url: hrefOf(draft.url) })),
    }))
}
