import { style } from '@vanilla-extract/css'
import { space, vars } from '@tradecounter/ui/theme'

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: 'none',
  background: vars.color.surface,
})

export const wall = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
})

export const place = style({
  margin: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  overflow: 'hidden',
})

export const name = style({
  background: vars.color.surfaceSunken,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.s.size,
  paddingBlock: space(1),
  paddingInline: space(3),
})
