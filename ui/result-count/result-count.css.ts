import { vars } from '../theme/contract.css.ts'
import { tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'

export const count = component({ ...type('s'), ...tabular, margin: 0, color: vars.color.textMuted })

/** Emphasises the numbers. */
export const figure = component({ color: vars.color.text, fontWeight: vars.font.weightStrong })
