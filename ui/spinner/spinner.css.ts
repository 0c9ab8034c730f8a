import { keyframes } from '@vanilla-extract/css'
import { component } from '../theme/rules.ts'

const turn = keyframes({ to: { rotate: '1turn' } })

export const spinner = component({
  display: 'inline-grid',
  placeItems: 'center',
  // The turning is the message: it ends with the wait, and stands still when motion is not wanted.
  animation: `${turn} 800ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
