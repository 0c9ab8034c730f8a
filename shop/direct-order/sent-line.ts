import { useEffect } from 'react'
import { useHydrateAtoms } from 'jotai/utils'
import { directOrderListAtom } from '@tradecounter/shop/core'

/** Names of the two fields in the row's form. */
const fields = { article: 'articleNumber', quantity: 'quantity' } as const
/** Longer than any number or quantity; limits what a link can put into the page. */
const longest = 80

/** A line as typed. */
export interface TypedLine {
  article: string
  quantity: string
}

const nothing: TypedLine = { article: '', quantity: '' }

/**
 * The line in a page's query: the row is a form, which the browser submits itself before or without script. Null if
 * there is none.
 */
export function readSentLine(query: string): TypedLine | null {
  const sent = new URLSearchParams(query)
  const line = {
    article: (sent.get(fields.article) ?? '').slice(0, longest),
    quantity: (sent.get(fields.quantity) ?? '').slice(0, longest),
  }
  return line.article === '' && line.quantity === '' ? null : line
}

/** The query without the submitted form. */
export function withoutSentLine(query: string): string {
  const rest = new URLSearchParams(query)
  for (const name of Object.values(fields)) rest.delete(name)
  return rest.toString()
}

/**
 * Puts a submitted line back into its fields, on the server too, and removes it from the address, so that a shared
 * or reopened page does not contain it. It is never added automatically, because any link could do that.
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
