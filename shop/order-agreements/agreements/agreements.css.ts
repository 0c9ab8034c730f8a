import { style } from '@vanilla-extract/css'
import { edge, grown, space, vars } from '@tradecounter/ui/theme'

export const form = style({ maxInlineSize: grown(144), margin: 0 })
/** The used part, not wider than can be read at a glance. */
export const bar = style({ maxInlineSize: grown(144) })
/** The used part in a list, wide enough to compare rows. */
export const share = style({ display: 'grid', gap: space(1), minInlineSize: grown(32) })
export const day = style({ maxInlineSize: grown(144) })

/** The lines of an agreement: article and price, what is used, and the quantity to call off. */
export const lines = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})
export const lineHead = style({ display: 'flex', flexWrap: 'wrap', gap: space(3), alignItems: 'baseline' })
export const lineName = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
/** Each quantity below its name, as many side by side as fit. */
export const quantities = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${grown(24)}, 1fr))`,
  gap: space(3),
  margin: 0,
  fontSize: vars.text.s.size,
})
export const figureName = style({ color: vars.color.textMuted })
export const figure = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })

/** Call-offs, carts and requests, one below another. */
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
  rowGap: space(1),
  alignItems: 'baseline',
  paddingBlock: space(2),
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
})
export const request = style([row, { display: 'grid' }])
