import { style } from '@vanilla-extract/css'
import { edge, space, vars } from '@tradecounter/ui/theme'

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 })
export const line = style({
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: `${edge.hair} solid ${vars.color.border}` } },
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${space(40)}), 1fr))`,
  gap: space(4),
  margin: 0,
})
/** Keeps the line breaks of an address. */
export const fact = style({ margin: 0, whiteSpace: 'pre-line' })
