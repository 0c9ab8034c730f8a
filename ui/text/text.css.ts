import { vars } from '../theme/contract.css.ts'
import { component, componentVariants } from '../theme/rules.ts'

export const sizes = componentVariants({
  xs: { fontSize: vars.text.xs.size, lineHeight: vars.text.xs.line },
  s: { fontSize: vars.text.s.size, lineHeight: vars.text.s.line },
  m: { fontSize: vars.text.m.size, lineHeight: vars.text.m.line },
  l: { fontSize: vars.text.l.size, lineHeight: vars.text.l.line },
  xl: { fontSize: vars.text.xl.size, lineHeight: vars.text.xl.line },
})

export const tones = componentVariants({
  default: {},
  muted: { color: vars.color.textMuted },
  inverse: { color: vars.color.textInverse },
  error: { color: vars.color.error.base },
  success: { color: vars.color.success.base },
})

/** Inline spans also break a word that does not fit. */
export const text = component({ overflowWrap: 'break-word' })

export const strong = component({ fontWeight: vars.font.weightStrong })

/** A number to compare: in tabular figures, on one line with its unit. */
export const numeric = component({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })

/** A text of several lines, as it was written. */
export const lines = component({ whiteSpace: 'pre-line' })
