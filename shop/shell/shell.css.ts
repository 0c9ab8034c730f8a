import { style, styleVariants } from '@vanilla-extract/css'
import { pageGutter, space, vars } from '@tradecounter/ui/theme'

/** At least as tall as leaves the footer below the first screen, so that it does not jump while a list loads. */
export const main = style({ minBlockSize: '70vh', paddingBlock: space(6), outline: 'none' })

const content = style({ marginInline: 'auto', paddingInline: pageGutter })

/** On the header's own lines; the wide segments (SHELL-2) reach further on a large screen. */
export const widths = styleVariants({
  page: [content, { maxInlineSize: vars.size.page }],
  wide: [content, { maxInlineSize: `calc(${vars.size.page} * 1.2)` }],
})
