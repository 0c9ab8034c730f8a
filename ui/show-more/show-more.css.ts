import { vars } from '../theme/contract.css.ts'
import { tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { grown } from '../theme/sizes.ts'

export const more = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  paddingBlock: space(6),
})

export const count = component({
  ...type('s'),
  ...tabular,
  margin: 0,
  color: vars.color.textMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const bar = component({ inlineSize: `min(${grown(64)}, 100%)` })

/** Buttons are not printed. */
export const button = component({ '@media': { print: { display: 'none' } } })
