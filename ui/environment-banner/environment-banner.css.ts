import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { edge } from '../theme/sizes.ts'

const base = component({
  ...type('xs'),
  paddingBlock: space(1),
  paddingInline: space(4),
  fontWeight: vars.font.weightStrong,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // Visible as a border in forced colours.
  borderBlockEnd: `${edge.hair} solid transparent`,
  '@media': { print: { display: 'none' } },
})

const tone = (severity: 'info' | 'warning' | 'attention') => [
  base,
  {
    '@layer': {
      [componentLayer]: { background: vars.color[severity].base, color: vars.color.textInverse },
    },
  },
]

export const banner = styleVariants({
  info: tone('info'),
  warning: tone('warning'),
  attention: tone('attention'),
})
