import { style } from '@vanilla-extract/css'
import { grown } from '@tradecounter/ui/theme'

export const form = style({ maxInlineSize: grown(144) })
