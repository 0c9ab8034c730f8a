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

/** The camera's code comes when somebody wants to scan. */
const ScanSheet = later(() => import('./scan-sheet.tsx'), { over: untilClosed })

/** The phrase as it was 500 ms after the last key; null while it is too short to ask for. */
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
  /** What has been typed in another field of the kind, which this one goes on with. */
  typedPhrase?: string
  /** It stands in the overlay of a small screen. */
  inPanel?: boolean
}

/** The header's search: a form without script, with it quick results while typing (SRCH-1 to SRCH-4). */
export default function QuickSearchArea({
  initialPhrase,
  typedPhrase = initialPhrase,
  inPanel = false,
}: QuickSearchAreaProps) {
  const context = useShop()
  const t = useTranslations()
  const [phrase, setPhrase] = useState(typedPhrase)
  // An overlay is opened to look for something: what its field begins with is asked for, too.
  const [typed, setTyped] = useState(inPanel || typedPhrase !== initialPhrase)
  const [open, setOpen] = useState(typed)
  const [scanning, setScanning] = useState(false)
  const scans = useHydrated() && canScan()
  const { recent, remember, forget } = useRecentSearches()
  const asked = useRested(phrase, typed)
  const { data, error, isValidating, mutate } = useQuickResult(asked)
  const failed = asked !== null && error !== undefined
  // What an earlier phrase has found says nothing of this one.
  const result = asked === null || failed ? undefined : data?.result
  const action = localHref(context.settings.searchBasePath, context)
  const searchHref = (wanted: string): string =>
    `${action}?parameters.SearchPhrase=${encodeURIComponent(wanted)}`
  const isEmpty = phrase.trim() === ''
  const showsRecent = isEmpty && recent.length > 0
  const sections = showsRecent
    ? [recentSection(recent, searchHref, t)]
    : result && data
      ? data.quickSections(result, context.settings.search, (url) => localHref(url, context), t)
      : []
  const count = sections.reduce((sum, { options }) => sum + options.length, 0)
  const empty = result !== undefined && !result.hasOriginalSearchResults
  const emptyText = empty ? t('quick-search.nothing', result.originalSearchPhrase) : undefined

  /** What somebody searched for, and how they went on. */
  const note = (term: string, kind: QuickSearchOption['kind'] | 'phrase' | 'scan', text: string): void => {
    if (term === '') return
    rememberSearchTerm(term)
    remember(term)
    pushEvent({ event: 'quick_search', search_term: term, kind, text })
  }
  const submit = (wanted: string, kind: 'phrase' | 'scan'): void => {
    note(wanted, kind, wanted)
    navigation.goTo(searchHref(wanted))
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
        {...(result === undefined ? {} : { announcement: emptyText ?? t.count('quick-search.count', count) })}
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
