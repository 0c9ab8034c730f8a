import { vars } from '../theme/contract.css.ts'
import { bareList, type } from '../theme/fragments.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, grown, edge } from '../theme/sizes.ts'

export const list = component({ ...bareList, ...type('m'), display: 'flex', color: vars.color.text })

export const directions = componentVariants({
  row: { flexWrap: 'wrap', columnGap: space(1), rowGap: space(1) },
  column: { flexDirection: 'column', gap: space(1) },
})

export const link = component({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: `max(${fixed(8)}, ${vars.size.touch})`,
  paddingInline: space(3),
  color: vars.color.link,
  textDecoration: 'none',
  borderRadius: vars.radius.m,
  // Transparent, so that the current one has a border in forced colours.
  border: `${edge.hair} solid transparent`,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken, textDecoration: 'underline' },
    '&[aria-current="true"]': {
      background: vars.color.accentSoft,
      color: vars.color.accentSoftText,
      fontWeight: vars.font.weightStrong,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current="true"]': { borderColor: 'Highlight' } } },
  },
})

/** Takes its space in every row, so that the names align. */
export const sign = component({ flex: 'none', display: 'flex', inlineSize: grown(4) })
export const hiddenSign = component({ display: 'none' })
