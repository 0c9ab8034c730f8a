import { style } from '@vanilla-extract/css'
import { space } from '@tradecounter/ui/theme'

/** At least as tall as leaves the footer below the first screen, so that it does not jump while a list loads. */
export const main = style({ minBlockSize: '70vh', paddingBlock: space(6) })
