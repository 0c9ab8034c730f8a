import { style } from '@vanilla-extract/css'
import { space } from '@tradecounter/ui/theme'

export const form = style({ display: 'grid', gap: space(4), maxInlineSize: space(120) })
