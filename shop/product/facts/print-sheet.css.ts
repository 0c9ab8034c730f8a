import { style } from '@vanilla-extract/css'
import { edge, space, vars } from '@tradecounter/ui/theme'

/** Visible only in print. */
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'table', marginBlockStart: space(6), borderCollapse: 'collapse' } },
})
export const sheetCaption = style({ textAlign: 'start', fontWeight: vars.font.weightStrong })
export const sheetCell = style({
  padding: `${space(1)} ${space(3)}`,
  border: `${edge.hair} solid ${vars.color.border}`,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
})
