import { style, styleVariants } from '@vanilla-extract/css'
import { extent, media, pageGutter, space, vars } from '@tradecounter/ui/theme'

/** Tall enough to keep the footer below the first screen, so that it does not jump while a list loads. */
export const main = style({ minBlockSize: '70vh', paddingBlock: space(6), outline: 'none' })

const content = style({ marginInline: 'auto', paddingInline: pageGutter })

/**
 * Wide segments (SHELL-2) are wider on a large screen; header, menu and footer keep the width of other pages, so
 * that they do not move between pages.
 */
export const contents = styleVariants({
  page: [content, { maxInlineSize: vars.size.page }],
  wide: [
    content,
    {
      maxInlineSize: vars.size.page,
      '@media': { [media('spacious')]: { maxInlineSize: `max(${vars.size.page}, ${extent.widePage})` } },
    },
  ],
})

/** Around the search, which fills the space in the header. */
export const wholeLine = style({ inlineSize: '100%' })

/** The overlay keeps its height while suggestions change. */
export const searchPanel = style({ minBlockSize: '70dvh' })
