import { later, untilClosed, whileOpen } from '@tradecounter/shop/core'

// Nothing of these stands in the page before it is asked for: their code comes with the first press. Each is drawn inside
// a `Suspense`.

/** Asks before something is taken out of the cart. */
export const AskFirst = later(
  async () => ({
    default: (await import('@tradecounter/ui/confirm-dialog')).ConfirmDialog,
  }),
  { over: whileOpen },
)

/** Asks for the name of a list that keeps the cart. */
export const SaveListDialog = later(() => import('./save-list-dialog.tsx'), { over: untilClosed })

/** Note and goods mark of a line. */
export const LineMarksForm = later(() => import('./line-marks-form.tsx'))
