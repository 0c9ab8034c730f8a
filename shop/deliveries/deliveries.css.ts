import { style } from '@vanilla-extract/css'
import { edge, space, vars } from '@tradecounter/ui/theme'

export const shipments = style({ display: 'grid', gap: space(6), margin: 0, padding: 0, listStyle: 'none' })
export const shipment = style({
  display: 'grid',
  gap: space(4),
  padding: space(4),
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  minInlineSize: 0,
})
export const plain = style({ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' })
export const parcels = style([plain, { gap: space(4) }])
export const breaking = style({ overflowWrap: 'anywhere' })
export const summary = style({ cursor: 'pointer', paddingBlock: space(1) })
