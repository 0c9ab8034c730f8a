import { style } from '@vanilla-extract/css'
import { edge, grown, media, space, vars } from '@tradecounter/ui/theme'

export const rows = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' })

/** A customer: facts, and buttons below them. */
export const row = style({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  overflowWrap: 'anywhere',
  '@media': {
    // Dragging is for a mouse; the buttons do the same everywhere.
    '(hover: hover)': { selectors: { '&[draggable=true]': { cursor: 'grab' } } },
  },
})

/** The place to which the dragged customer goes. */
export const dropTarget = style({ borderColor: vars.color.accent })

/** Customers below their parent. */
export const inner = style({
  marginInlineStart: space(4),
  '@media': { [media('desktop')]: { marginInlineStart: space(8) } },
})

export const form = style({ maxInlineSize: grown(144), margin: 0, padding: 0, border: 'none' })

/** Names a group of fields like the label of one. */
export const legend = style({
  padding: 0,
  paddingBlockEnd: space(1),
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  fontWeight: vars.font.weightStrong,
})
