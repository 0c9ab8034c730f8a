import { style } from '@vanilla-extract/css'
import { edge, space, vars } from '@tradecounter/ui/theme'

/** The article number: what the eye looks for first. */
export const numberText = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.l.size,
  lineHeight: vars.text.l.line,
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: 'tabular-nums',
})

/** Price and stock with the add beside them: the one box of the facts. */
export const buyRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  padding: space(4),
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})
