import { style } from '@vanilla-extract/css'
import { extent, grown, media, space, vars } from '@tradecounter/ui/theme'

/** Below the header, where the notice of an add is shown too. */
export const noticePlace = style({
  position: 'fixed',
  insetBlockStart: space(3),
  insetInline: space(3),
  zIndex: vars.layer.notice,
  boxShadow: vars.shadow.overlay,
  '@media': {
    print: { display: 'none' },
    [media('tablet')]: {
      insetBlockStart: extent.belowHeader,
      insetInlineStart: 'auto',
      inlineSize: grown(112),
    },
  },
})
