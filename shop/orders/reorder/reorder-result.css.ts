import { style } from '@vanilla-extract/css'
import { space } from '@tradecounter/ui/theme'

export const list = style({ margin: 0, paddingInlineStart: space(5) })
export const summary = style({ inlineSize: 'fit-content', paddingBlock: space(1) })
