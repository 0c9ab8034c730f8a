export { addressOf, isLocalPath, localHref, readPageNumber, readRoute, withoutLocale } from './addresses.ts'
export { hasConsent, whenConsented, type ConsentGroup } from './consent.ts'
export { keepChoice, readChoice, type ConsentChoice } from './consent-choice.ts'
export { pushEvent, type ShopEvent, type TrackedItem } from './data-layer.ts'
export { CallError } from './call-error.ts'
export type { Caller, CallOptions } from './call.ts'
export { callerOf } from './caller.ts'
export type { CacheRule, CacheScope } from './cache-scope.ts'
export type { Language, PageId, Route, ShopContext } from './context.ts'
export {
  formatAmount,
  formatCount,
  formatMoney,
  formatNumber,
  formatOf,
  formatQuantity,
  type Format,
} from './format.ts'
export { fingerprintId } from './fingerprint-id.ts'
export { newIdempotencyKey } from './idempotency.ts'
export { later, loadUntilThere, PartBoundary, useFailedBehind } from './later.ts'
export { untilClosed, whileOpen, withTrigger } from './later-over.ts'
export { forgetDevice, readDevice, writeDevice, type KeptRecord, type Owner } from './device-storage.ts'
export { fetchLaterWords } from './later-words.ts'
export { readListName } from './led-here.ts'
export { keepListName } from './list-name.ts'
export {
  isPrerendered,
  navigation,
  onShownLater,
  painted,
  whenLookedAt,
  type ShownFrom,
} from './navigation.ts'
export type { Answers, Head, PageDefinition, PostNeed } from './page.ts'
export { PartFailure } from './part-failure.tsx'
export { hiddenPrices, may } from './permissions.ts'
export { withQuery, type Parameter } from './query.ts'
export {
  forgetSearches,
  readSearchTerm,
  recentSearchesKey,
  rememberSearchTerm,
  type SearchTerm,
} from './search-term.ts'
export { share, type Shared } from './share.ts'
export { ShopProvider, useShop, type ShopProviderProps } from './shop-context.tsx'
export {
  CachedFragment,
  FragmentCacheProvider,
  type FragmentCache,
  type CachedFragmentProps,
} from './cached-fragment.tsx'
export {
  becomeCustomerAtom,
  browserAtom,
  cartCountAtom,
  copyStatusAtom,
  createShopStore,
  directOrderListAtom,
  facetCardAtom,
  loginPanelExpandedAtom,
  megaMenuAtom,
  miniCartAtom,
  siteAtom,
  warrantyTextAtom,
  type BecomeCustomerState,
  type SiteState,
  type StickyPart,
} from './state.ts'
export { timesOf, useTimes, type Times } from './times.ts'
export { useAnswer } from './use-answer.ts'
export { useCall } from './use-call.ts'
export { useHydrated } from './use-hydrated.ts'
export { useRetry } from './use-retry.ts'
export { useFormat, useWords } from './use-words.ts'
export { fillWords, tellOfMissingWords, wordsOf, type Words } from './words.ts'
export type { PluralKey, WordKey } from '../words/keys.ts'
