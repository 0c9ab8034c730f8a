import { Suspense, useEffect, useState } from 'react'
import {
  localHref,
  navigation,
  pushEvent,
  rememberSearchTerm,
  useHydrated,
  useShop,
  useTranslations,
  later,
  untilClosed,
} from '@tradecounter/shop/core'
import { QuickSearch, type QuickSearchOption } from '@tradecounter/ui/quick-search'
import { canScan } from './barcode-camera.ts'
import { useQuickResult } from './calls.ts'
import { isAskable, quickSearchDelay } from './quick-search-rules.ts'
import { phraseOf, recentSection } from './recent-section.ts'
import { useRecentSearches } from './use-recent-searches.ts'

/** The camera's code loads on the first scan. */
const ScanSheet = later(() => import('./scan-sheet.tsx'), { over: untilClosed })

/** The phrase, 500 ms after the last key; null while it is too short to search. */
function useRested(phrase: string, typed: boolean): string | null {
  const [rested, setRested] = useState<string | null>(null)
  useEffect(() => {
    if (!typed) return undefined
    const timer = setTimeout(() => setRested(phrase.trim()), quickSearchDelay)
    return () => clearTimeout(timer)
  }, [phrase, typed])
  return rested !== null && isAskable(rested) && isAskable(phrase) ? rested : null
}

export interface QuickSearchAreaProps {
  initialPhrase: string
  /** Text typed in another such field, which this one continues. */
  typedPhrase?: string
  /** Inside the overlay of a small screen. */
  inPanel?: boolean
}

/** The header's search: a form without script, otherwise with quick results while typing (SRCH-1 to SRCH-4). */
export default function QuickSearchArea({
  initialPhrase,
  typedPhrase = initialPhrase,
  inPanel = false,
}: QuickSearchAreaProps) {
  const context = useShop()
  const t = useTranslations()
  const [phrase, setPhrase] = useState(typedPhrase)
  // An overlay is opened to search: its initial phrase is searched, too.
  const [typed, setTyped] = useState(inPanel || typedPhrase !== initialPhrase)
  const [open, setOpen] = useState(typed)
  const [scanning, setScanning] = useState(false)
  const scans = useHydrated() && canScan()
  const { recent, remember, forget } = useRecentSearches()
  const asked = useRested(phrase, typed)
  const { data, error, isValidating, mutate } = useQuickResult(asked)
  const failed = asked !== null && error !== undefined
  // Never shows the results of an earlier phrase.
  const result = asked === null || failed ? undefined : data?.result
  const action = localHref(context.settings.searchBasePath, context)
  const searchHref = (wanted: string): string =>
    `${action}?parameters.SearchPhrase=${encodeURIComponent(wanted)}`
  const isEmpty = phrase.trim() === ''
  const showsRecent = isEmpty && recent.length > 0
  const sections = showsRecent
    ? [recentSection(recent, searchHref, t)]
    : result && data
      ? data.quickSections(result, context.settings.search, (url) => localHref(url, context), t, context.user)
      : []
  const count = sections.reduce((sum, { options }) => sum + options.length, 0)
  // What was found for a part of the phrase is shown with the words that it is for.
  const empty = result !== undefined && result.productCards.length + result.categoryCards.length === 0
  const notice =
    result && data && !empty ? data.searchedWordsText(result.words, result.originalSearchPhrase, t) : null
  const preparing = result?.preparing ?? null
  const emptyText =
    preparing !== null
      ? t('quick-search.preparing', preparing)
      : empty
        ? t('quick-search.nothing', result.originalSearchPhrase)
        : undefined

  /** Tracks the term and the kind of the followed option. */
  const note = (term: string, kind: QuickSearchOption['kind'] | 'phrase' | 'scan', text: string): void => {
    if (term === '') return
    rememberSearchTerm(term)
    remember(term)
    pushEvent({ event: 'quick_search', search_term: term, kind, text })
  }
  const submit = (wanted: string, kind: 'phrase' | 'scan'): void => {
    note(wanted, kind, wanted)
    // An article's whole number leads to its page, also by way of the search page if its answer is not here yet
    // (SRCH-12).
    const exact = result?.originalSearchPhrase === wanted ? result.exactMatchUrl : null
    navigation.goTo(exact === null ? searchHref(wanted) : localHref(exact, context))
  }
  return (
    <>
      <QuickSearch
        action={action}
        name="parameters.SearchPhrase"
        value={phrase}
        onValueChange={(next) => {
          setPhrase(next)
          setTyped(true)
          setOpen(true)
        }}
        onSubmit={(submitted) => submit(submitted.trim(), 'phrase')}
        onFollow={(option) => note(phraseOf(option, phrase.trim()), option.kind, option.text)}
        {...(scans ? { onScan: () => setScanning(true) } : {})}
        {...(showsRecent ? { onForget: forget } : {})}
        open={open}
        onOpenChange={setOpen}
        busy={isValidating}
        inPanel={inPanel}
        sections={sections}
        {...(emptyText === undefined ? {} : { emptyText })}
        {...(notice === null ? {} : { notice })}
        {...(failed
          ? {
              failure: {
                text: t('quick-search.failed'),
                retryLabel: t('common.retry'),
                onRetry: () => void mutate(),
              },
              announcement: t('quick-search.failed'),
            }
          : {})}
        {...(result === undefined
          ? {}
          : {
              announcement:
                preparing === null
                  ? (emptyText ??
                    [notice, t.count('quick-search.count', count)].filter((part) => part !== null).join(' '))
                  : t('quick-search.preparing-said'),
            })}
        labels={{
          field: t('quick-search.field'),
          placeholder: t('quick-search.placeholder'),
          submit: t('quick-search.submit'),
          clear: t('quick-search.clear'),
          scan: t('quick-search.scan'),
          forget: t('quick-search.clear-recent'),
        }}
      />
      {scanning && (
        <Suspense fallback={null}>
          <ScanSheet
            onClose={() => setScanning(false)}
            onCode={(code) => {
              setScanning(false)
              submit(code, 'scan')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
