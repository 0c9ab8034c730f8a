import { useEffect } from 'react'
import { useHydrateAtoms } from 'jotai/utils'
import { directOrderListAtom } from '@tradecounter/shop/core'

/** Names of the two fields, as the row's form sends them. */
const fields = { article: 'articleNumber', quantity: 'quantity' } as const
/** No number and no quantity is longer; what a link may put into the page is bounded. */
const longest = 80

/** A line as it was typed. */
export interface TypedLine {
  article: string
  quantity: string
}

const nothing: TypedLine = { article: '', quantity: '' }

/**
 * The line that a page's query brings: the row is a form, which the browser itself sends where the script has not come
 * yet, or never does. Null for none.
 */
export function readSentLine(query: string): TypedLine | null {
  const sent = new URLSearchParams(query)
  const line = {
    article: (sent.get(fields.article) ?? '').slice(0, longest),
    quantity: (sent.get(fields.quantity) ?? '').slice(0, longest),
  }
  return line.article === '' && line.quantity === '' ? null : line
}

/** The query without what the form has sent. */
export function withoutSentLine(query: string): string {
  const rest = new URLSearchParams(query)
  for (const name of Object.values(fields)) rest.delete(name)
  return rest.toString()
}

/**
 * Puts a submitted line back into its fields, on the server too, and removes it from the address, so that a shared or
 * reopened page does not contain it. It is never added automatically, since any link could do that.
 */
export function useSentLine(query: string): { arrived: boolean } {
  const line = readSentLine(query)
  const arrived = line !== null
  useHydrateAtoms([[directOrderListAtom, { open: false, ...(line ?? nothing) }]] as const)
  useEffect(() => {
    if (!arrived) return
    const { pathname, search, hash } = window.location
    const rest = withoutSentLine(search)
    const address = `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`
    window.history.replaceState(window.history.state, '', address)
  }, [arrived])
  return { arrived }
}
