import type { FormValues } from '@tradecounter/shop/operator-area/operator-translations'
import * as v from 'valibot'
import type { Shown } from './shown.ts'

const keptSchema = v.object({
  path: v.string(),
  sellerId: v.string(),
  values: v.record(v.string(), v.string()),
})

/** A form that was sent, without its proof of origin: that of the session that has ended. */
export interface KeptForm {
  path: string
  /** Who typed it: it is shown to nobody else. */
  sellerId: string
  values: FormValues
}

/** What is kept of a form; null for one that no signed-in seller was shown. */
export function keptFormOf(path: string, values: FormValues): KeptForm | null {
  const { csrf: _, formSeller = '', ...typed } = values
  return formSeller === '' ? null : { path, sellerId: formSeller, values: typed }
}

/** Reads what `keepForm` has written; null for anything else. */
export function readKeptForm(text: string | undefined): KeptForm | null {
  try {
    const read = v.safeParse(keptSchema, JSON.parse(text ?? ''))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** Lets the steps of the sign-in carry a form that was sent; other pages stay as they are. */
export function keepForm(shown: Shown, form: KeptForm | null): Shown {
  const { view, seller } = shown.page
  if (form === null || (view.kind !== 'sign-in' && view.kind !== 'code')) return shown
  return { ...shown, page: { seller, view: { ...view, kept: JSON.stringify(form) } } }
}
