import { component, componentVariants } from '../theme/rules.ts'

export const icon = component({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'middle',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: '1.5px',
})

/** What points along the line of reading turns round with it. */
export const turning = component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })

export const stroke = component({ vectorEffect: 'non-scaling-stroke' })

export const sizes = componentVariants({
  s: { inlineSize: '1rem', blockSize: '1rem' },
  m: { inlineSize: '1.25rem', blockSize: '1.25rem' },
  l: { inlineSize: '1.5rem', blockSize: '1.5rem' },
})
