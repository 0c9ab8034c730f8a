import { lazy } from 'react'

// Nothing of these stands in the page before it is asked for: their code comes with the first press. Each is drawn inside
// a `Suspense`.

/** Asks before something is taken out of the cart. */
export const AskFirst = lazy(async () => ({
  default: (await import('@tradecounter/ui/confirm-dialog')).ConfirmDialog,
}))

/** Asks for the name of a list that keeps the cart. */
export const SaveListDialog = lazy(() => import('./save-list-dialog.tsx'))

/** Note and goods mark of a line. */
export const LineMarksForm = lazy(() => import('./line-marks-form.tsx'))
