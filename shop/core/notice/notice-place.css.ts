import { style } from '@vanilla-extract/css'
import { extent, grown, media, space, vars } from '@tradecounter/ui/theme'

/** Below the header, also on a phone: the notice stays until it is closed, and must not cover account and cart. */
export const noticePlace = style({
  position: 'fixed',
  insetBlockStart: extent.belowHeader,
  insetInline: space(3),
  zIndex: vars.layer.notice,
  boxShadow: vars.shadow.overlay,
  '@media': {
    print: { display: 'none' },
    [media('tablet')]: { insetInlineStart: 'auto', inlineSize: grown(112) },
  },
})
