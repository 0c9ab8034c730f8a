import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'

const base = component({
  strokeWidth: 1.5,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})

const filled = (fill: string, stroke: string) => [base, { '@layer': { [componentLayer]: { fill, stroke } } }]

/** Full, soft with an edge, and hollow: distinguishable without colour. */
export const bars = styleVariants({
  0: filled(vars.color.accent, vars.color.accent),
  1: filled(vars.color.accentSoft, vars.color.accent),
  2: filled(vars.color.surfaceRaised, vars.color.borderStrong),
})
