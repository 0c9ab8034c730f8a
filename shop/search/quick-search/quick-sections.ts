import type { QuickSearchResult } from '@tradecounter/api/contract'
import type { Translator } from '@tradecounter/shop/core'
import type { QuickSearchOption, QuickSearchSection } from '@tradecounter/ui/quick-search'

type Draft = Omit<QuickSearchOption, 'id' | 'url'> & { url: string }

/**
 * The sections of the dropdown (SRCH-3), each option with its address behind `hrefOf`. Where something was found, the
 * products and categories say that there are none (spec §8); other sections without options are left out.
 */
export function quickSections(
  result: QuickSearchResult,
  settings: { productSearchResult: boolean },
  hrefOf: (url: string) => string,
  t: Translator,
): QuickSearchSection[] {
  const { didYouMean, alternativeSearch, suggestions, productCategories, productCards, categoryCards } =
    result
  const meant = [didYouMean, alternativeSearch].filter((link) => link !== null)
  const sections: { id: string; heading: string; drafts: Draft[]; emptyText?: string }[] = [
    {
      id: 'did-you-mean',
      heading: t('quick-search.did-you-mean'),
      drafts: meant.map(({ text, url }) => ({ text, url, kind: 'did-you-mean' })),
    },
    {
      id: 'suggestions',
      heading: t('quick-search.suggestions'),
      drafts: [
        ...suggestions.map(({ text, url }): Draft => ({ text, url, kind: 'suggestion' })),
        ...productCategories.map(({ text, url }): Draft => ({ text, url, kind: 'category' })),
      ],
    },
    {
      id: 'products',
      heading: t('quick-search.products'),
      drafts: settings.productSearchResult
        ? productCards.map(({ text, url, imageUrl, showMyAssortmentStar, trackingAttributes }) => ({
            text,
            url,
            imageUrl,
            kind: 'product',
            detail: trackingAttributes.itemId,
            ...(showMyAssortmentStar ? { star: t('quick-search.my-assortment') } : {}),
          }))
        : [],
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
      emptyText: t('quick-search.no-categories'),
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
