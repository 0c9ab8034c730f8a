import { vars } from '../theme/contract.css.ts'
import { bareButton, bareList, display, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { edge } from '../theme/sizes.ts'

export const menu = component({ ...type('m'), display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  inlineSize: '100%',
  minBlockSize: `max(${vars.size.row}, ${vars.size.touch})`,
  paddingBlock: space(2),
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
} as const

export const back = component({
  ...bareButton,
  ...row,
  ...type('s'),
  minBlockSize: `max(${vars.size.control}, ${vars.size.touch})`,
  color: vars.color.link,
})

export const level = component({
  ...display,
  ...type('l'),
  margin: 0,
  paddingBlock: space(2),
  textTransform: vars.font.headingCase,
  ':focus': { outline: 'none' },
})

export const list = component({ ...bareList })

export const item = component({
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
  ':first-child': { borderBlockStart: 'none' },
})

export const link = component({
  ...row,
  justifyContent: 'space-between',
  selectors: { '&[aria-current]': { fontWeight: vars.font.weightStrong, color: vars.color.link } },
})

export const deeper = component({
  ...bareButton,
  ...row,
  justifyContent: 'space-between',
  selectors: { '&[aria-current]': { fontWeight: vars.font.weightStrong, color: vars.color.link } },
})

export const all = component({ ...row, color: vars.color.link, fontWeight: vars.font.weightStrong })

/** Editorial content and salesman below the list. */
export const extra = component({ display: 'grid', gap: space(4), paddingBlock: `${space(1)} ${space(4)}` })

/** Points in the reading direction. */
export const turned = component({
  flex: 'none',
  display: 'inline-flex',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})
