import { style } from '@vanilla-extract/css'
import { edge, space, vars } from '@tradecounter/ui/theme'

/** Buttons of a row of a table, beside each other also in a narrow column. */
export const rowButtons = style({ display: 'flex', gap: space(1) })

/** Cards beside each other as far as they fit. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${space(72)}), 1fr))`,
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const card = style({
  padding: space(4),
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  overflowWrap: 'anywhere',
})

/** Lines of a form are not longer than they are read. */
export const form = style({ maxInlineSize: space(120), margin: 0, padding: 0, border: 'none' })
