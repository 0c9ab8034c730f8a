import { style, styleVariants } from '@vanilla-extract/css'
import { extent, media, pageGutter, space, vars } from '@tradecounter/ui/theme'

/** At least as tall as leaves the footer below the first screen, so that it does not jump while a list loads. */
export const main = style({ minBlockSize: '70vh', paddingBlock: space(6), outline: 'none' })

const content = style({ marginInline: 'auto', paddingInline: pageGutter })

/**
 * The wide segments (SHELL-2) reach further on a screen that is large enough for it to look meant; header, menu and
 * footer keep the lines of every other page, so that they stand still from page to page.
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

/** Around the search, which fills the place that the header gives it. */
export const wholeLine = style({ inlineSize: '100%' })

/** The overlay's height does not change while suggestions come and go. */
export const searchRoom = style({ minBlockSize: '70dvh' })
