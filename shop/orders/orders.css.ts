import { style } from '@vanilla-extract/css'
import { edge, vars } from '@tradecounter/ui/theme'

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 })
export const line = style({
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: `${edge.hair} solid ${vars.color.border}` } },
})

/** A chip in a row. Its own baseline is the lower edge of its icon, which sets it above the texts of the row. */
export const chip = style({ display: 'inline-flex', maxInlineSize: '100%', verticalAlign: 'middle' })
