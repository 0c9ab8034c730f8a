import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'

const lineBase = component({
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})

const drawn = (stroke: string, strokeDasharray: string) => [
  lineBase,
  { '@layer': { [componentLayer]: { stroke, strokeDasharray } } },
]

/** Solid, dashed and dotted: distinguishable without colour. */
export const lines = styleVariants({
  0: drawn(vars.color.accent, 'none'),
  1: drawn(vars.color.borderStrong, '7 5'),
  2: drawn(vars.color.text, '1 5'),
})

const pointBase = component({
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText', fill: 'Canvas' } },
})

const dotted = (fill: string, stroke: string) => [
  pointBase,
  { '@layer': { [componentLayer]: { fill, stroke } } },
]

export const points = styleVariants({
  0: dotted(vars.color.accent, vars.color.accent),
  1: dotted(vars.color.surfaceRaised, vars.color.borderStrong),
  2: dotted(vars.color.text, vars.color.text),
})
