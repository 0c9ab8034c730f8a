export {
  addressOf,
  declarationOf,
  hasMyPage,
  isLocalPath,
  linkHref,
  localHref,
  readRoute,
  withoutLocale,
} from './addresses.ts'
export { accessOf, isOffered, needsUser, type Access, type AccessRefusal } from './access/page-access.ts'
export { languageOf } from './language-of.ts'
export { hasConsent, onConsentChange, whenConsented, type ConsentGroup } from './consent/consent.ts'
export { askedGroups, keepChoice, readChoice, type ConsentChoice } from './consent/consent-choice.ts'
export { removeCookie } from './consent/remove-cookie.ts'
export { addedLines } from './tracking/added-lines.ts'
export { pushAdds } from './tracking/push-adds.ts'
export { pushEvent, type ShopEvent, type TrackedItem } from './tracking/data-layer.ts'
export { currentUserAddress } from './calls.ts'
export { CallError, isRefusal } from './http/call-error.ts'
export type { HttpClient, CallOptions } from './http/http-client.ts'
export { postOf } from './http/post-of.ts'
export { addressOfCall, type CallAddress } from './http/call-address.ts'
export type { AnswerAddress } from './http/answer-address.ts'
export { lazyHttpClientOf } from './http/lazy-http-client.ts'
export type { CacheRule, CacheScope } from './http/cache-scope.ts'
export type { PageId, Route, RouteTo } from '../pages/pages.ts'
export type { Language, ShopContext } from './context/context.ts'
export {
  formatAmount,
  formatCount,
  formatFileSize,
  formatMoney,
  formatNumber,
  formatOf,
  formatQuantity,
  type Format,
} from './format/format.ts'
export { documentItems } from './format/document-items.ts'
export { fingerprintId } from './tracking/fingerprint-id.ts'
export { keepFingerprintCookie } from './tracking/fingerprint-cookie.ts'
export { newIdempotencyKey } from './http/idempotency-key.ts'
export { later, loadUntilThere, PartBoundary, useFailedBehind } from './later/later.ts'
export { untilClosed, whileOpen, withTrigger } from './later/over-page.ts'
export {
  forgetDevice,
  readDevice,
  writeDevice,
  type KeptRecord,
  type Owner,
} from './browser/device-storage.ts'
export { loadTranslations } from './translations/load-translations.ts'
export { readListName } from './tracking/list-name-cookie.ts'
export { keepListName } from './tracking/list-name.ts'
export {
  isPrerendered,
  navigation,
  onLateShow,
  painted,
  whenVisible,
  type ShownFrom,
} from './browser/navigation.ts'
export { answerAt, type Answers, type Head, type PageDefinition, type PostNeed } from './context/page.ts'
export { PartFailure } from './later/part-failure.tsx'
export { hiddenPrices, hasPermission } from './context/permissions.ts'
export { customerNameOf } from './context/customer-name.ts'
export { CustomerNote, PricesNote } from './context/customer-note.tsx'
export { noticePlace } from './notice/notice-place.css.ts'
export { addressOfList, queryOf, withQuery, type Parameter } from './http/query.ts'
export { focusUndo } from './browser/focus-undo.ts'
export { saveFile } from './browser/save-file.ts'
export {
  forgetSearches,
  readSearchTerm,
  recentSearchesKey,
  rememberSearchTerm,
  type SearchTerm,
} from './tracking/search-term.ts'
export { share, type Shared } from './browser/share.ts'
export { ShopProvider, useShop, type ShopProviderProps } from './context/shop-provider.tsx'
export {
  CachedFragment,
  FragmentCacheProvider,
  type FragmentCache,
  type CachedFragmentProps,
} from './context/cached-fragment.tsx'
export {
  cartCountAtom,
  createShopStore,
  directOrderListAtom,
  loginPanelExpandedAtom,
  miniCartAtom,
  stickyAtom,
  type StickyPart,
} from './context/state.ts'
export { writeDay as formatDay } from './format/days.ts'
export { timesOf, useTimes, type Times } from './format/use-times.ts'
export { useAnswer } from './http/use-answer.ts'
export { useCachedGet, useHttpClient } from './http/use-http-client.ts'
export { useHydrated } from './browser/use-hydrated.ts'
export { mobile, useIsMobile } from './browser/use-is-mobile.ts'
export { useRetry } from './http/use-retry.ts'
export { useFormat, useTranslations } from './translations/use-translations.ts'
export {
  fillPlaceholders,
  onMissingTranslation,
  translatorOf,
  type Translator,
} from './translations/translator.ts'
export type { PluralKey, TranslationGroup, TranslationKey } from '../translations/keys.ts'
export { promptAtSessionEnd } from './http/session-end.ts'
export { pageTitle, shortened } from './context/page-texts.ts'
export { PageWaiting } from './page-waiting/page-waiting.tsx'
export { AwaitAnswer } from './page-waiting/await-answer.tsx'
