import { Suspense, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { later, mobile, whileOpen } from '@tradecounter/shop/core'
import { QuickSearchArea } from '@tradecounter/shop/search/quick-search'
import { wholeLine } from '../shell.css.ts'

const SearchSheet = later(() => import('./search-sheet.tsx'), { over: whileOpen })

interface SearchOverlayProps {
  initialPhrase: string
  /** The element that contains the field. */
  place: RefObject<HTMLElement | null>
}

/** Opens the overlay on a tap in the field; its code loads on the first one. */
function SearchOverlay({ initialPhrase, place }: SearchOverlayProps) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const field = useRef<HTMLInputElement | null>(null)
  useLayoutEffect(() => {
    const tapped = ({ target, detail }: MouseEvent): void => {
      // A click by keyboard has a count of 0.
      if (detail === 0 || !(target instanceof HTMLInputElement) || !window.matchMedia(mobile).matches) return
      if (!place.current?.contains(target)) return
      field.current = target
      setWanted(true)
      setOpen(true)
    }
    // Captured on the document: React stops clicks on a field whose code has not loaded yet.
    document.addEventListener('click', tapped, { capture: true })
    return () => document.removeEventListener('click', tapped, { capture: true })
  }, [place])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <SearchSheet
        open={open}
        onOpenChange={setOpen}
        initialPhrase={initialPhrase}
        typedPhrase={() => field.current?.value ?? initialPhrase}
      />
    </Suspense>
  )
}

/**
 * The header's search. On a small screen a tap on the field opens it in an overlay, where the suggestions have the
 * whole height (SHELL-6). Keyboard users stay in the header's field.
 */
export function HeaderSearch({ initialPhrase }: { initialPhrase: string }) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} className={wholeLine}>
      <Suspense fallback={null}>
        <QuickSearchArea initialPhrase={initialPhrase} />
      </Suspense>
      <SearchOverlay initialPhrase={initialPhrase} place={place} />
    </div>
  )
}
