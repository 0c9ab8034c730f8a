import { Suspense, useState } from 'react'
import { later, untilClosed, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'

const FreeTextDialog = later(() => import('./free-text-dialog.tsx'), { over: untilClosed })

/** The button that opens the dialog for a line of free text (spec §3). */
export function FreeText() {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('cart-page.free-text-open')}</Button>
      {open && (
        <Suspense fallback={null}>
          <FreeTextDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
