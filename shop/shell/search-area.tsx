import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { QuickSearchArea } from '@tradecounter/shop/search'
import { mobile } from './mobile.ts'
import { wholeLine } from './shell.css.ts'

const SearchSheet = lazy(() => import('./search-sheet.tsx'))

/**
 * The header's search. On a small screen a tap on the field opens it in an overlay of its own, where the suggestions
 * have the whole height (SHELL-6); its code comes with the first tap. Keys alone go on in the header's field.
 */
export function SearchArea({ initialPhrase }: { initialPhrase: string }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const field = useRef<HTMLInputElement | null>(null)
  const place = useCallback((element: HTMLElement | null) => {
    const tapped = ({ target, detail }: MouseEvent): void => {
      // A click that keys have made has no count.
      if (detail === 0 || !(target instanceof HTMLInputElement) || !window.matchMedia(mobile).matches) return
      field.current = target
      setWanted(true)
      setOpen(true)
    }
    element?.addEventListener('click', tapped)
    return () => element?.removeEventListener('click', tapped)
  }, [])
  return (
    <div ref={place} className={wholeLine}>
      <Suspense fallback={null}>
        <QuickSearchArea initialPhrase={initialPhrase} />
      </Suspense>
      {wanted && (
        <Suspense fallback={null}>
          <SearchSheet
            open={open}
            onOpenChange={setOpen}
            initialPhrase={initialPhrase}
            typedPhrase={() => field.current?.value ?? initialPhrase}
          />
        </Suspense>
      )}
    </div>
  )
}
