import { keyframes, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { type } from '../theme/fragments.ts'
import { componentVariants } from '../theme/rules.ts'
import { fixed, edge } from '../theme/sizes.ts'

const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${fixed(1)})` } })

const content: StyleRule = {
  ...type('m'),
  zIndex: vars.layer.overlay,
  boxSizing: 'border-box',
  maxInlineSize: `calc(100vw - ${space(4)})`,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  padding: space(4),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.motion.fast} ease-out`,
  ':focus': { outline: 'none' },
}

export const contents = componentVariants({
  usual: { ...content, inlineSize: `calc(${vars.size.panel} * 0.75)` },
  // Tall enough for a list that opens inside it.
  wide: {
    ...content,
    inlineSize: `calc(${vars.size.panel} * 1.25)`,
    minBlockSize: `calc(${vars.size.panel} * 0.875)`,
  },
})
