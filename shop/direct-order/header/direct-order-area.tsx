import { startTransition, Suspense, useEffect, useRef, useState, type MouseEvent } from 'react'
import { useAtom } from 'jotai'
import {
  addressOf,
  directOrderListAtom,
  loadTranslations,
  mobile,
  PartFailure,
  useRetry,
  useShop,
  useTranslations,
  later,
  whileOpen,
} from '@tradecounter/shop/core'
import { HeaderAction } from '@tradecounter/ui/header-action'
import { hoverDelay } from '../rules.ts'

const Dropdown = later(() => import('./direct-order-dropdown.tsx'), {
  over: ({ trigger, ...part }) => ({ ...whileOpen(part), trigger }),
})

/**
 * The header's link to the direct order: a plain link until hydration; then a click opens it, as does hovering for
 * 1.5 s (DIR-1). Its content loads on the first of them.
 */
export default function DirectOrderArea() {
  const context = useShop()
  const t = useTranslations()
  const [{ open }, setState] = useAtom(directOrderListAtom)
  const [loaded, setLoaded] = useState(false)
  const [translationsFailed, setTranslationsFailed] = useState(false)
  const [byPointer, setByPointer] = useState(false)
  const [isMobile, setIsMobile] = useState(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  const setOpen = (next: boolean): void => setState((state) => ({ ...state, open: next }))
  /** These texts are not sent with the page. Only a click shows a failure; hovering does not. */
  const fetchParts = async (pointer: boolean): Promise<void> => {
    const [isThere, hasTranslations] = await Promise.all([
      Dropdown.preload(),
      loadTranslations(context, 'direct-order.title').then(
        () => true,
        () => false,
      ),
    ])
    setTranslationsFailed(!hasTranslations && !pointer)
    if (!hasTranslations || (pointer && !isThere)) return
    startTransition(() => setLoaded(true))
    setOpen(true)
  }
  const show = (pointer: boolean): Promise<void> => {
    setByPointer(pointer)
    setIsMobile(window.matchMedia(mobile).matches)
    return fetchParts(pointer)
  }
  const leave = (): void => clearTimeout(rest.current)
  useEffect(() => () => clearTimeout(rest.current), [])
  useRetry(translationsFailed, () => void show(false))

  const press = (event: MouseEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    leave()
    if (open) setOpen(false)
    else void show(false)
  }
  const trigger = (
    <HeaderAction
      icon="plus"
      label={t('shell.direct-order')}
      href={addressOf({ page: 'order-directly' }, context)}
      onClick={press}
      onPointerEnter={({ pointerType }) => {
        // Touch does not hover.
        if (pointerType === 'mouse' && !open) rest.current = setTimeout(() => void show(true), hoverDelay)
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
      {translationsFailed && (
        <PartFailure place="over" onRetry={() => show(false)} onClose={() => setTranslationsFailed(false)} />
      )}
    </Suspense>
  )
}
