import { vars } from '../theme/contract.css.ts'
import { display, tabular, type } from '../theme/fragments.ts'
import { media } from '../theme/media.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { edge } from '../theme/sizes.ts'

export const table = component({
  ...type('m'),
  inlineSize: '100%',
  // A stretched table spreads its rows.
  alignSelf: 'start',
  borderCollapse: 'collapse',
  // On a phone the names take the width that their longest word needs.
  '@media': { [media('tablet')]: { tableLayout: 'fixed' } },
})

export const caption = component({
  ...display,
  ...type('l'),
  paddingBlockEnd: space(2),
  overflowWrap: 'anywhere',
  textAlign: 'start',
  textTransform: vars.font.headingCase,
})

export const row = component({
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
  ':last-child': { borderBlockEnd: `${edge.hair} solid ${vars.color.border}` },
  '@media': { print: { breakInside: 'avoid' } },
})

export const name = component({
  inlineSize: '45%',
  maxInlineSize: '26ch',
  paddingBlock: space(2),
  paddingInlineEnd: space(4),
  color: vars.color.textMuted,
  fontWeight: vars.font.weightRegular,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  '@media': { [media('tablet')]: { maxInlineSize: 'none' } },
})

export const value = component({
  ...tabular,
  paddingBlock: space(2),
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})

export const unit = component({ color: vars.color.textMuted })
