import { Suspense, useState } from 'react'
import { useTranslations, later } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { toolsAnswer } from '../cart-view.css.ts'
import { useOnceOpen } from '../use-once-open.ts'

// Its code loads on the first click.
const FromFavouriteListFlow = later(() => import('./from-favourite-list-flow.tsx'), { onDemand: true })

/** Adds a favourite list to the cart. */
export function FromFavouriteList() {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const asked = useOnceOpen(open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('cart-page.from-list')}</Button>
      {asked && (
        <div className={toolsAnswer}>
          <Suspense fallback={null}>
            <FromFavouriteListFlow open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </div>
      )}
    </>
  )
}
