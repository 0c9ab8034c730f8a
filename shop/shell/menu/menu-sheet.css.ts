import { style } from '@vanilla-extract/css'
import { space } from '@tradecounter/ui/theme'

/** The other languages, at the end of the mobile menu. */
export const languages = style({ paddingBlock: space(4) })
