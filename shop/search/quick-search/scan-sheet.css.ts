import { style } from '@vanilla-extract/css'
import { vars } from '@tradecounter/ui/theme'

/** The camera's picture; its space is reserved while it starts. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
})
