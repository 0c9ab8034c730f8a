/** What the page of offers shows: the list, the form of a new request, or one offer. */
export type ShownOffers =
  | { kind: 'list' }
  /** `from` is the source of lines that is chosen at first, `listId` the list. */
  | { kind: 'new'; from: OfferSource; listId: string }
  | { kind: 'offer'; offerId: string }

/** Where the lines of a request can come from. */
export const offerSources = ['cart', 'list', 'rows'] as const
export type OfferSource = (typeof offerSources)[number]

const isId = (text: string): boolean => /^[\w-]{1,64}$/u.test(text)

/** The part that the query of an address names. */
export function shownOffers(query: string): ShownOffers {
  const parameters = new URLSearchParams(query)
  const offerId = parameters.get('offer') ?? ''
  if (isId(offerId)) return { kind: 'offer', offerId }
  if (parameters.get('view') !== 'new') return { kind: 'list' }
  const listId = parameters.get('list') ?? ''
  return {
    kind: 'new',
    from: offerSources.find((source) => source === parameters.get('from')) ?? 'cart',
    listId: isId(listId) ? listId : '',
  }
}
