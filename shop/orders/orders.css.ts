import { style } from '@vanilla-extract/css'
import { edge, space, vars } from '@tradecounter/ui/theme'

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 })
export const line = style({
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: `${edge.hair} solid ${vars.color.border}` } },
})

/** Chips in a row. Their own baseline is the lower edge of an icon, which sets them above the texts of the row. */
export const chip = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space(1),
  maxInlineSize: '100%',
  verticalAlign: 'middle',
})

/** Goods that should have come. */
export const late = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  maxInlineSize: '100%',
  paddingInline: space(2),
  borderRadius: vars.radius.full,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  fontWeight: vars.font.weightStrong,
  background: vars.color.warning.soft,
  color: vars.color.warning.text,
})
/** The baseline of the mark: without it that is the lower edge of the icon. */
export const lateText = style({ alignSelf: 'baseline' })
