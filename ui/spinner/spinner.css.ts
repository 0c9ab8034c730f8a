import { keyframes } from '@vanilla-extract/css'
import { component } from '../theme/rules.ts'

const turn = keyframes({ to: { rotate: '1turn' } })

export const spinner = component({
  display: 'inline-grid',
  placeItems: 'center',
  // Rotation shows that something loads; it stops if reduced motion is preferred.
  animation: `${turn} 800ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
