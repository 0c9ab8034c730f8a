import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { bareList, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { extent } from '../theme/extents.ts'
import { fixed, edge, target } from '../theme/sizes.ts'

export const list = component({
  ...bareList,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
})

const touch = { '@media': { '(pointer: coarse)': { minBlockSize: target.finger } } } as const

export const chip = component({
  ...type('s'),
  ...tabular,
  ...touch,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: fixed(8),
  maxInlineSize: `min(${extent.hint}, 100%)`,
  paddingInline: space(3),
  background: vars.color.accentSoft,
  color: vars.color.accentSoftText,
  border: `${edge.hair} solid transparent`,
  borderRadius: vars.radius.full,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.accent },
})

/** May shrink, so that a long name ends in an ellipsis instead of overflowing. */
export const item = component({ minInlineSize: 0, maxInlineSize: '100%' })

export const text = component({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const clear = component({
  ...type('s'),
  ...touch,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: fixed(8),
  paddingInline: space(2),
  color: vars.color.link,
  fontWeight: vars.font.weightStrong,
})
