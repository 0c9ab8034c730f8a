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

export const stroke = component({ vectorEffect: 'non-scaling-stroke' })

export const sizes = componentVariants({
  s: { inlineSize: '1rem', blockSize: '1rem' },
  m: { inlineSize: '1.25rem', blockSize: '1.25rem' },
  l: { inlineSize: '1.5rem', blockSize: '1.5rem' },
})
