import { style } from '@vanilla-extract/css'
import { edge, grown, space, vars } from '@tradecounter/ui/theme'

export const form = style({ maxInlineSize: grown(144), margin: 0 })

/** The lines of an offer: what is asked for, its prices, and what can be done with it. */
export const lines = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'grid',
  gap: space(2),
  padding: space(3),
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})
export const lineHead = style({ display: 'flex', flexWrap: 'wrap', gap: space(3), alignItems: 'baseline' })
export const lineName = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const prices = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(5), rowGap: space(1) })
export const fields = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
  alignItems: 'end',
})

export const thread = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' })
export const message = style([line])

export const leftOutLines = style({ margin: 0, paddingInlineStart: space(5), overflowWrap: 'anywhere' })
export const addFields = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto',
  alignItems: 'end',
})
