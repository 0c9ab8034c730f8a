import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepScrollPosition } from './scroller.ts'

const isFind = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')

/**
 * True while every row must be in the page: in print, and once the browser's own search was opened, which finds
 * only what is drawn. A page cannot detect that the search was closed, so the rows stay.
 */
export function useEveryRow(body: RefObject<Element | null>, active: boolean): boolean {
  const [reason, setReason] = useState<'print' | 'find' | null>(null)
  useEffect(() => {
    if (!active) return undefined
    const print = (): void => flushSync(() => setReason((before) => before ?? 'print'))
    const printed = (): void => setReason((before) => (before === 'print' ? null : before))
    const find = (event: KeyboardEvent): void => {
      if (!isFind(event) || body.current === null) return
      const backToPlace = keepScrollPosition(body.current)
      flushSync(() => setReason('find'))
      backToPlace()
    }
    addEventListener('beforeprint', print)
    addEventListener('afterprint', printed)
    addEventListener('keydown', find)
    return () => {
      removeEventListener('beforeprint', print)
      removeEventListener('afterprint', printed)
      removeEventListener('keydown', find)
    }
  }, [body, active])
  return active && reason !== null
}
