import { component, componentVariants } from '../theme/rules.ts'
import { grown, edge } from '../theme/sizes.ts'

export const icon = component({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'middle',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: edge.fine,
})

/** Icons that point along the reading direction are mirrored with it. */
export const turning = component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })

export const stroke = component({ vectorEffect: 'non-scaling-stroke' })

export const sizes = componentVariants({
  s: { inlineSize: grown(4), blockSize: grown(4) },
  m: { inlineSize: grown(5), blockSize: grown(5) },
  l: { inlineSize: grown(6), blockSize: grown(6) },
})
