import { style } from '@vanilla-extract/css'
import { space, vars } from '@tradecounter/ui/theme'

export const search = style({ maxInlineSize: 400 })

export const gallery = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))',
})

export const icon = style({
  alignItems: 'center',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  display: 'grid',
  fontSize: vars.text.xs.size,
  gap: space(3),
  inlineSize: '100%',
  justifyItems: 'center',
  minBlockSize: 96,
  overflowWrap: 'anywhere',
  padding: space(3),
  textAlign: 'center',
  ':hover': { borderColor: vars.color.accent, color: vars.color.accent },
})

export const sizes = style({ alignItems: 'end', display: 'flex', gap: space(3) })
