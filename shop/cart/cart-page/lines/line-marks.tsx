import { Suspense, useId, useState } from 'react'
import type { CartLine } from '@tradecounter/api/contract'
import { later, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { flushSmall } from '../cart-view.css.ts'
import { useOnceOpen } from '../use-once-open.ts'

const LineMarksForm = later(() => import('./line-marks-form.tsx'), { onDemand: true })

/** Note and goods mark of a line, collapsed by default. */
export function LineMarks({ line }: { line: CartLine }) {
  const t = useTranslations()
  const id = useId()
  const [open, setOpen] = useState(false)
  const hasOpened = useOnceOpen(open)
  return (
    <Stack space={3} align="start">
      <span className={flushSmall}>
        <Button size="s" tone="quiet" ariaExpanded={open} ariaControls={id} onClick={() => setOpen(!open)}>
          {t('cart-page.marks')} <VisuallyHidden>{line.name}</VisuallyHidden>
        </Button>
      </span>
      <div id={id} hidden={!open}>
        {hasOpened && (
          <Suspense fallback={null}>
            <LineMarksForm line={line} onSaved={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </Stack>
  )
}
