import { style } from '@vanilla-extract/css'
import { vars } from '@tradecounter/ui/theme'

export const sample = style({
  display: 'block',
  flex: 'none',
  inlineSize: 32,
  maxInlineSize: '100%',
  blockSize: 24,
  borderRadius: 3,
})

export const letters = style({
  color: vars.color.text,
  fontFamily: vars.font.body,
  lineHeight: 1,
})
