import { style } from '@vanilla-extract/css'
import { edge, space, vars } from '@tradecounter/ui/theme'

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  paddingBlock: space(3),
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: `${edge.hair} solid ${vars.color.border}` } },
})

export const summary = style({ inlineSize: 'fit-content', paddingBlock: space(1) })
