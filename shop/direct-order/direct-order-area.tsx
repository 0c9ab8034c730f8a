import { lazy, startTransition, Suspense, useEffect, useRef, useState, type MouseEvent } from 'react'
import { useAtom } from 'jotai'
import {
  addressOf,
  directOrderListAtom,
  fetchLaterWords,
  navigation,
  useShop,
  useWords,
} from '@tradecounter/shop/core'
import { HeaderAction } from '@tradecounter/ui/header-action'
import { hoverRest } from './rules.ts'

const load = () => import('./direct-order-dropdown.tsx')
const Dropdown = lazy(load)

/** Mobile is 768 px or less (spec §9). */
const mobile = '(max-width: 768px)'

/**
 * The header's way to the direct order: a link to its page until the script is there; then a press opens it, as does a
 * pointer that rests on it for 1.5 s (DIR-1). What opens comes with the first of them.
 */
export default function DirectOrderArea() {
  const context = useShop()
  const t = useWords()
  const [{ open }, setState] = useAtom(directOrderListAtom)
  const [loaded, setLoaded] = useState(false)
  const [byPointer, setByPointer] = useState(false)
  const [isMobile, setIsMobile] = useState(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  const setOpen = (next: boolean): void => setState((state) => ({ ...state, open: next }))
  /** The words come with the code; where they cannot be had, a press leads to the page. */
  const fetchParts = async (pointer: boolean): Promise<void> => {
    try {
      await Promise.all([load(), fetchLaterWords(context, 'direct-order.title')])
      startTransition(() => setLoaded(true))
      setOpen(true)
    } catch {
      if (!pointer) navigation.goTo(addressOf({ page: 'order-directly' }, context))
    }
  }
  const show = (pointer: boolean): void => {
    setByPointer(pointer)
    setIsMobile(window.matchMedia(mobile).matches)
    void fetchParts(pointer)
  }
  const leave = (): void => clearTimeout(rest.current)
  useEffect(() => () => clearTimeout(rest.current), [])

  const press = (event: MouseEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    leave()
    if (open) setOpen(false)
    else show(false)
  }
  const trigger = (
    <HeaderAction
      icon="plus"
      label={t('shell.direct-order')}
      href={addressOf({ page: 'order-directly' }, context)}
      onClick={press}
      onPointerEnter={({ pointerType }) => {
        // A finger does not hover.
        if (pointerType === 'mouse' && !open) rest.current = setTimeout(() => show(true), hoverRest)
      }}
      onPointerLeave={leave}
      aria-haspopup="dialog"
      aria-expanded={open}
    />
  )
  return (
    <Suspense fallback={trigger}>
      {loaded ? (
        <Dropdown
          trigger={trigger}
          open={open}
          onOpenChange={setOpen}
          isMobile={isMobile}
          byPointer={byPointer}
        />
      ) : (
        trigger
      )}
    </Suspense>
  )
}
