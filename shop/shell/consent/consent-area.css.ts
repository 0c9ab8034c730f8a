import { style } from '@vanilla-extract/css'
import { extent, media, pageGutter, space, vars } from '@tradecounter/ui/theme'

/** At the window's foot, above a telephone's menu bar. Below what is opened over the page: that has the focus. */
export const place = style({
  position: 'fixed',
  insetBlockEnd: `calc(${extent.headerBar} + env(safe-area-inset-bottom, 0px))`,
  insetInline: 0,
  zIndex: `calc(${vars.layer.overlay} - 1)`,
  marginInline: 'auto',
  maxInlineSize: vars.size.page,
  // Half of the page stays to be read, whatever size the letters have.
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(2),
  outline: 'none',
  // The space around the banner belongs to the page.
  pointerEvents: 'none',
  '@media': {
    print: { display: 'none' },
    [media('tablet')]: { insetBlockEnd: 0, padding: `${space(3)} ${pageGutter}` },
  },
})

export const pressable = style({ pointerEvents: 'auto' })

/** Shown where a script at the page's head has found no choice (`ssr/server/pages/document/head-script.ts`). */
export const ahead = style({ selectors: { 'html[data-asks] &': { display: 'block' } } })
