import { style } from '@vanilla-extract/css'
import { extent, space, vars } from '@tradecounter/ui/theme'

/** At the bottom of the window, where it moves nothing. */
export const overPage = style({
  position: 'fixed',
  insetBlockEnd: space(4),
  insetInline: space(4),
  zIndex: vars.layer.notice,
  maxInlineSize: extent.choiceWide,
  marginInline: 'auto',
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.overlay,
  '@media': { print: { display: 'none' } },
})
