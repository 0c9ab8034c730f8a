import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { extent } from '../theme/extents.ts'
import { edge } from '../theme/sizes.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const content = component({
  ...type('s'),
  zIndex: vars.layer.notice,
  boxSizing: 'border-box',
  maxInlineSize: `min(${extent.hint}, calc(100vw - ${space(4)}))`,
  padding: `${space(1)} ${space(2)}`,
  background: vars.color.text,
  color: vars.color.textInverse,
  borderRadius: vars.radius.s,
  boxShadow: vars.shadow.raised,
  // Transparent: the outline becomes visible in forced colours.
  outline: `${edge.hair} solid transparent`,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.fast} ease-out`,
})

export const arrow = component({ fill: vars.color.text })
