import { style } from '@vanilla-extract/css'
import { extent, media, space } from '@tradecounter/ui/theme'

/** Navigation beside the page from 1024 px, above it below. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media('desktop')]: { gridTemplateColumns: `${extent.pagesRail} minmax(0, 1fr)`, columnGap: space(8) },
  },
})
