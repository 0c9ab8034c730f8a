import { useEffect, useState } from 'react'
import type { ArticleSuggestion } from '@tradecounter/ui/direct-order-row'
import { useSuggestions } from './calls.ts'
import { shortestTyped, typingRest } from './rules.ts'

/** What the number as typed can mean, once the keys rest. Nothing for what is too short, or already a whole number of its list. */
export function useTypedSuggestions(typed: string): ArticleSuggestion[] {
  const text = typed.trim()
  const [rested, setRested] = useState('')
  useEffect(() => {
    const rest = setTimeout(() => setRested(text), typingRest)
    return () => clearTimeout(rest)
  }, [text])
  const asked = rested.length >= shortestTyped && rested.length <= 80 ? rested : null
  const { data } = useSuggestions(asked)
  if (asked === null || text.length < shortestTyped) return []
  const items = data?.items ?? []
  return items.some(({ variantNumber }) => variantNumber === text)
    ? []
    : items.map(({ variantNumber, name, customCode }) => ({ variantNumber, name, customCode }))
}
