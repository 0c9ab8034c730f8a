import { vars } from '../theme/contract.css.ts'
import { readOnlyAloud, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { stackedCell, stackedTable } from '../theme/table-parts.ts'
import { extent } from '../theme/extents.ts'
import { containerFrom } from '../theme/media.ts'
import { edge, fixed } from '../theme/sizes.ts'

const tableBase = containerFrom(560)

const parts = stackedTable(tableBase)

export const area = component({ ...parts.area, gap: space(4) })

/** Blocks in a narrow container, table rows in a wide one; the same markup in both. */
export const table = component(parts.table)

export const caption = component({ ...readOnlyAloud })

export const header = component(parts.header)

export const head = component({
  ...parts.head,
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
})

export const headNumeric = component({ ...parts.head, textAlign: 'end' })

export const body = component(parts.body)

export const row = component({
  display: 'grid',
  gridTemplateColumns: `${fixed(14)} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"picture number remove" "picture name name" "picture quantity amount"',
  alignItems: 'start',
  rowGap: space(1),
  columnGap: space(3),
  paddingBlock: space(2),
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  selectors: { '&[aria-busy="true"]': { color: vars.color.textMuted } },
  '@container': { [tableBase]: { display: 'table-row' } },
})

const inTable = {
  display: 'table-cell',
  blockSize: vars.size.row,
  padding: `${space(2)} ${space(3)}`,
  verticalAlign: 'top',
} as const

/** The button is higher than a line: text beside it is aligned with the button's text. */
const level = `max(${space(2)}, calc((max(${vars.size.control}, ${vars.size.touch}) - 1lh) / 2 + ${space(1)}))`

export const picture = component({
  gridArea: 'picture',
  padding: 0,
  inlineSize: fixed(14),
  '@container': {
    [tableBase]: { ...inTable, inlineSize: fixed(12), paddingBlock: space(1), paddingInline: 0 },
  },
})

export const box = component({
  display: 'block',
  inlineSize: fixed(14),
  blockSize: fixed(14),
  '@container': { [tableBase]: { inlineSize: fixed(12), blockSize: fixed(12) } },
})
export const stock = component({ marginBlockStart: space(1) })

export const number = component({
  ...tabular,
  ...stackedCell,
  gridArea: 'number',
  textAlign: 'start',
  fontWeight: vars.font.weightStrong,
  '@container': {
    [tableBase]: { ...inTable, inlineSize: '18%', paddingBlock: space(1), overflowWrap: 'normal' },
  },
})

export const name = component({
  ...stackedCell,
  gridArea: 'name',
  '@container': { [tableBase]: { ...inTable, paddingBlockStart: level } },
})

export const quantity = component({
  ...tabular,
  gridArea: 'quantity',
  padding: 0,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weightStrong,
  '@container': { [tableBase]: { ...inTable, inlineSize: '1%', paddingBlock: space(1), textAlign: 'end' } },
})

/** The amount of the line, with the unit price below it. */
export const amount = component({
  ...tabular,
  gridArea: 'amount',
  padding: 0,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weightStrong,
  selectors: { '&:empty': { padding: 0 } },
  '@container': {
    [tableBase]: { ...inTable, inlineSize: '1%', paddingBlockStart: level },
  },
})
export const unitPrice = component({
  ...type('s'),
  display: 'block',
  color: vars.color.textMuted,
  fontWeight: vars.font.weightRegular,
})

/** The editable quantity of a line, and its unit. */
export const typed = component({ display: 'inline-flex', alignItems: 'baseline', gap: space(2) })

export const field = component({ inlineSize: fixed(24) })

export const message = component({
  display: 'grid',
  maxInlineSize: '26ch',
  marginInlineStart: 'auto',
  textAlign: 'start',
  whiteSpace: 'normal',
})

/** The column's name beside the value in the block layout; in a table the head has it. */
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

export const choice = component({ maxInlineSize: extent.choice, marginBlockStart: space(2) })

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(2),
})
