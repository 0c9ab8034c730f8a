import { style } from '@vanilla-extract/css'
import { extent, media, pageGutter, space, vars } from '@tradecounter/ui/theme'

/** At the bottom of the window, above a phone's menu bar. Below dialogs, which have the focus. */
export const container = style({
  position: 'fixed',
  insetBlockEnd: `calc(${extent.headerBar} + env(safe-area-inset-bottom, 0px))`,
  insetInline: 0,
  zIndex: `calc(${vars.layer.overlay} - 1)`,
  marginInline: 'auto',
  maxInlineSize: vars.size.page,
  // Half of the page stays readable, whatever the text size.
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(2),
  outline: 'none',
  // Clicks beside the banner go to the page.
  pointerEvents: 'none',
  '@media': {
    print: { display: 'none' },
    [media('tablet')]: { insetBlockEnd: 0, padding: `${space(3)} ${pageGutter}` },
  },
})

export const pressable = style({ pointerEvents: 'auto' })

/** Shown if a script in the head has found no choice (`ssr/server/pages/document/head-script.ts`). */
export const beforeScripts = style({ selectors: { 'html[data-asks] &': { display: 'block' } } })
