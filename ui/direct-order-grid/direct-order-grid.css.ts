import { vars } from '../theme/contract.css.ts'
import { readOnlyAloud, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

const tableBase = '(min-width: 560px)'

export const area = component({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
})

/** One block for each line where room is short, rows of a table where there is; the same markup in both. */
export const table = component({
  ...type('m'),
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@container': { [tableBase]: { display: 'table' } },
})

export const caption = component({ ...readOnlyAloud })

export const header = component({
  ...readOnlyAloud,
  '@container': {
    [tableBase]: { position: 'static', display: 'table-header-group', clipPath: 'none', overflow: 'visible' },
  },
})

export const head = component({
  ...type('s'),
  padding: `${space(1)} ${space(3)}`,
  color: vars.color.textMuted,
  fontWeight: vars.font.weightStrong,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
})

export const headNumeric = component({
  ...type('s'),
  padding: `${space(1)} ${space(3)}`,
  color: vars.color.textMuted,
  fontWeight: vars.font.weightStrong,
  textAlign: 'end',
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const body = component({
  display: 'grid',
  '@container': { [tableBase]: { display: 'table-row-group' } },
})

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"number quantity remove" "name name name"',
  alignItems: 'center',
  columnGap: space(3),
  paddingBlock: space(2),
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&[aria-busy="true"]': { color: vars.color.textMuted } },
  '@container': { [tableBase]: { display: 'table-row' } },
})

const inTable = {
  display: 'table-cell',
  blockSize: vars.size.row,
  padding: `${space(2)} ${space(3)}`,
  verticalAlign: 'top',
} as const

/** The button is higher than a line: text beside it starts as low as the text in it would. */
const level = `max(${space(2)}, calc((max(${vars.size.control}, ${vars.size.touch}) - 1lh) / 2 + ${space(1)}))`

export const number = component({
  ...tabular,
  gridArea: 'number',
  padding: 0,
  minInlineSize: 0,
  textAlign: 'start',
  fontWeight: vars.font.weightStrong,
  overflowWrap: 'anywhere',
  '@container': {
    [tableBase]: { ...inTable, inlineSize: '24%', paddingInlineStart: 0, paddingBlockStart: level },
  },
})

export const name = component({
  gridArea: 'name',
  padding: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [tableBase]: { ...inTable, paddingBlockStart: level } },
})

export const quantity = component({
  ...tabular,
  gridArea: 'quantity',
  padding: 0,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weightStrong,
  '@container': { [tableBase]: { ...inTable, paddingBlockStart: level } },
})

/** The column's name before the figure on a block; the head says it in a table. */
export const label = component({
  ...type('s'),
  marginInlineEnd: space(2),
  color: vars.color.textMuted,
  fontWeight: vars.font.weightRegular,
  '@container': { [tableBase]: { display: 'none' } },
})

export const remove = component({
  gridArea: 'remove',
  padding: 0,
  textAlign: 'end',
  '@container': {
    [tableBase]: { ...inTable, inlineSize: '1%', paddingBlock: space(1), paddingInlineEnd: 0 },
  },
})

export const custom = component({
  ...type('s'),
  display: 'block',
  color: vars.color.textMuted,
  fontWeight: vars.font.weightRegular,
})

export const choice = component({ maxInlineSize: '360px', marginBlockStart: space(2) })

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(2),
})
