import { useEffect, useState } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import type { ArticleSuggestion } from '@tradecounter/ui/direct-order-row'
import { useSuggestions } from '../calls.ts'
import { shortestTyped, typingDelay } from '../rules.ts'

/**
 * Articles that match the typed number, after a pause in typing. Empty for short text, or for a complete number
 * from the list.
 */
export function useTypedSuggestions(typed: string): ArticleSuggestion[] {
  const t = useTranslations()
  const text = typed.trim()
  const [rested, setRested] = useState('')
  useEffect(() => {
    const rest = setTimeout(() => setRested(text), typingDelay)
    return () => clearTimeout(rest)
  }, [text])
  const asked = rested.length >= shortestTyped && rested.length <= 80 ? rested : null
  const { data, error } = useSuggestions(asked)
  const failed = asked !== null && error !== undefined
  const items = asked === null || text.length < shortestTyped ? [] : (data?.items ?? [])
  const isWhole = items.some(({ variantNumber }) => variantNumber === text)
  const shown = isWhole ? [] : items
  const count = shown.length
  useEffect(() => {
    if (count > 0) announce(t.count('direct-order.suggestions-count', count), 'polite')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- announced once for each text
  }, [count, asked])
  useEffect(() => {
    if (failed) announce(t('direct-order.suggestions-failed'), 'polite')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- announced once for each text
  }, [failed, asked])
  return shown.map(({ variantNumber, name, customCode }) => ({ variantNumber, name, customCode }))
}
