import { style } from '@vanilla-extract/css'
import { extent, media, pageGutter, space, vars } from '@tradecounter/ui/theme'

/** At the window's foot, above a telephone's menu bar and below the notices, which stand at its head. */
export const place = style({
  position: 'fixed',
  insetBlockEnd: `calc(${extent.headerBar} + env(safe-area-inset-bottom, 0px))`,
  insetInline: 0,
  zIndex: `calc(${vars.layer.notice} - 1)`,
  marginInline: 'auto',
  maxInlineSize: vars.size.page,
  // Half of the page stays to be read, whatever size the letters have.
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(2),
  outline: 'none',
  // The room around the banner is the page's.
  pointerEvents: 'none',
  '@media': {
    print: { display: 'none' },
    [media('tablet')]: { insetBlockEnd: 0, padding: `${space(3)} ${pageGutter}` },
  },
})

export const pressable = style({ pointerEvents: 'auto' })
