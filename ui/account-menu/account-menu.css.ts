import { vars } from '../theme/contract.css.ts'
import { bareList, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, edge } from '../theme/sizes.ts'
import { specified } from '../theme/specified.ts'

export const menu = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

export const user = component({ display: 'flex', alignItems: 'center', gap: space(3) })

export const face = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed(10),
  blockSize: fixed(10),
  borderRadius: vars.radius.full,
  background: vars.color.accentSoft,
  color: vars.color.accentSoftText,
})

export const title = component({ ...type('xs'), margin: 0, color: vars.color.textMuted })
export const userName = component({
  ...type('m'),
  margin: 0,
  fontWeight: vars.font.weightStrong,
  overflowWrap: 'anywhere',
})

export const customers = component({ margin: 0, padding: 0, border: 'none', minInlineSize: 0 })

export const legend = component({
  ...type('s'),
  padding: 0,
  marginBlockEnd: space(2),
  fontWeight: vars.font.weightStrong,
})

/** At most 300 px (spec §9), less in a low window; it scrolls above that. */
export const list = component({
  ...bareList,
  position: 'relative',
  maxBlockSize: `min(${specified.accountList}, 60dvh)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})

export const customer = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  padding: space(3),
  cursor: 'pointer',
  selectors: {
    'li + li > &': { borderBlockStart: `${edge.hair} solid ${vars.color.border}` },
    '&:hover': { background: vars.color.surfaceSunken },
    '&:has(:checked)': { background: vars.color.accentSoft },
    '&:has(:focus-visible)': {
      outline: `${edge.strong} solid ${vars.color.focus}`,
      outlineOffset: `-${edge.strong}`,
    },
    '&:has(:disabled)': { cursor: 'progress', opacity: 0.7 },
  },
})

export const radio = component({
  flex: 'none',
  inlineSize: fixed(4.5),
  blockSize: fixed(4.5),
  margin: 0,
  marginBlockStart: fixed(0.5),
  accentColor: vars.color.accent,
  selectors: { '&:focus-visible': { outlineOffset: edge.strong } },
})

export const text = component({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = component({ ...type('m'), fontWeight: vars.font.weightStrong })
export const address = component({ ...type('s'), ...tabular, color: vars.color.textMuted })

/** A live region that exists before its text; it takes no space while empty. */
export const alert = component({ selectors: { '&:empty': { position: 'absolute' } } })

export const error = component({
  ...type('s'),
  padding: `${space(2)} ${space(3)}`,
  background: vars.color.error.soft,
  color: vars.color.error.text,
  borderRadius: vars.radius.s,
})

export const options = component({ ...bareList, display: 'grid', gap: space(1) })

export const links = component({ ...bareList, display: 'grid' })

export const link = component({
  ...type('m'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `max(${vars.size.row}, ${vars.size.touch})`,
  color: vars.color.link,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
