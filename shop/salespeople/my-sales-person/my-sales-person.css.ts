import { style } from '@vanilla-extract/css'
import { space, vars } from '@tradecounter/ui/theme'

export const photo = style({
  inlineSize: space(20),
  blockSize: space(20),
  objectFit: 'cover',
  borderRadius: vars.radius.full,
})
