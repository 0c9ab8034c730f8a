import { vars } from '../theme/contract.css.ts'
import { bareList, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { edge, fixed } from '../theme/sizes.ts'
import { space } from '../theme/space.ts'

export const near = component({ display: 'grid', gap: space(1), marginBlockStart: space(2) })

export const label = component({ ...type('s'), color: vars.color.textMuted })

export const list = component({ ...bareList, display: 'flex', flexWrap: 'wrap', gap: space(2) })

/** Names are long: the text wraps inside the button. */
export const product = component({
  ...type('s'),
  minBlockSize: `max(${fixed(8)}, ${vars.size.touch})`,
  paddingInline: space(3),
  paddingBlock: space(1),
  textAlign: 'start',
  overflowWrap: 'break-word',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  selectors: { '&:hover:enabled': { borderColor: vars.color.text } },
})

export const number = component({ ...tabular, fontWeight: vars.font.weightStrong })
