import { style, styleVariants } from '@vanilla-extract/css'
import { pageGutter, space, vars } from '@tradecounter/ui/theme'

/** At least as tall as leaves the footer below the first screen, so that it does not jump while a list loads. */
export const main = style({ minBlockSize: '70vh', paddingBlock: space(6), outline: 'none' })

export const content = style({
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: pageGutter,
})

/** Header, content and footer keep the same lines; the wide segments (SHELL-2) reach further on a large screen. */
export const frames = styleVariants({
  page: { display: 'contents' },
  wide: { display: 'contents', vars: { [vars.size.page]: '1560px' } },
})
