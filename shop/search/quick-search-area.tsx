import { useEffect, useState } from 'react'
import { localHref, navigation, rememberSearchTerm, useShop, useWords } from '@tradecounter/shop/core'
import { QuickSearch } from '@tradecounter/ui/quick-search'
import { useQuickResult } from './calls.ts'
import { isAskable, quickSearchDelay } from './quick-rules.ts'

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
}

/** The header's search: a form without script, with it quick results while typing (SRCH-1 to SRCH-4). */
export function QuickSearchArea({ initialPhrase, typedPhrase = initialPhrase }: QuickSearchAreaProps) {
  const context = useShop()
  const t = useWords()
  const [phrase, setPhrase] = useState(typedPhrase)
  const [typed, setTyped] = useState(typedPhrase !== initialPhrase)
  const [open, setOpen] = useState(typed)
  const asked = useRested(phrase, typed)
  const { data, isValidating } = useQuickResult(asked)
  const result = asked === null ? undefined : data?.result
  const sections =
    result && data
      ? data.quickSections(result, context.settings.search, (url) => localHref(url, context), t)
      : []
  const count = sections.reduce((sum, { options }) => sum + options.length, 0)
  const empty = result !== undefined && !result.hasOriginalSearchResults
  const emptyText = empty ? t('quick-search.nothing', result.originalSearchPhrase) : undefined
  const action = localHref(context.settings.searchBasePath, context)
  return (
    <QuickSearch
      action={action}
      name="parameters.SearchPhrase"
      value={phrase}
      onValueChange={(next) => {
        setPhrase(next)
        setTyped(true)
        setOpen(true)
      }}
      onSubmit={(submitted) => {
        if (submitted.trim() !== '') rememberSearchTerm(submitted.trim())
        navigation.goTo(`${action}?parameters.SearchPhrase=${encodeURIComponent(submitted.trim())}`)
      }}
      open={open}
      onOpenChange={setOpen}
      busy={isValidating}
      sections={sections}
      {...(emptyText === undefined ? {} : { emptyText })}
      {...(result === undefined ? {} : { announcement: emptyText ?? t.count('quick-search.count', count) })}
      labels={{
        field: t('quick-search.field'),
        placeholder: t('quick-search.placeholder'),
        submit: t('quick-search.submit'),
        clear: t('quick-search.clear'),
      }}
    />
  )
}
