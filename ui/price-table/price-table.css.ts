import { vars } from '../theme/contract.css.ts'
import { tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, edge } from '../theme/sizes.ts'

export const table = component({
  ...type('m'),
  ...tabular,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: vars.color.text,
})

export const caption = component({
  ...type('s'),
  paddingBlockEnd: space(1),
  overflowWrap: 'anywhere',
  textAlign: 'start',
  color: vars.color.textMuted,
  fontWeight: vars.font.weightStrong,
})

export const head = component({
  ...type('s'),
  padding: `${space(1)} ${space(3)}`,
  color: vars.color.textMuted,
  fontWeight: vars.font.weightRegular,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  selectors: { '&:first-child': { textAlign: 'start' } },
})

export const row = component({
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  '@media': { print: { breakInside: 'avoid' } },
  selectors: {
    '&[data-reached]': {
      background: vars.color.accentSoft,
      // A border beside the tint, because colour alone is not enough.
      boxShadow: `inset ${edge.mark} 0 0 ${vars.color.accent}`,
    },
    '&[data-reached]:dir(rtl)': { boxShadow: `inset -${edge.mark} 0 0 ${vars.color.accent}` },
  },
})

const cell = {
  blockSize: `max(${fixed(9)}, calc(${vars.size.row} - ${fixed(2)}))`,
  padding: `${space(1)} ${space(3)}`,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
} as const

export const from = component({ ...cell, textAlign: 'start' })
/** The unit is beside the price; on a phone it wraps below before the page would scroll. */
export const price = component({ ...cell, textAlign: 'end' })

export const amount = component({ fontWeight: vars.font.weightStrong, whiteSpace: 'nowrap' })

export const saving = component({
  ...cell,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: vars.color.success.base,
  selectors: { [`${row}[data-reached] > &`]: { color: vars.color.text } },
})
export const unit = component({ color: vars.color.textMuted, whiteSpace: 'nowrap' })

export const reached = component({
  ...type('xs'),
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: space(1),
  marginInlineStart: space(2),
  color: vars.color.accentSoftText,
  fontWeight: vars.font.weightStrong,
})
