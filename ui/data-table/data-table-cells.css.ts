import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { tabular, type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { edge } from '../theme/sizes.ts'
import { space } from '../theme/space.ts'
import { nameStays, row, tableBase } from './data-table.css.ts'

const inTable = {
  display: 'table-cell',
  blockSize: vars.size.row,
  padding: `${space(1)} ${space(3)}`,
  verticalAlign: 'middle',
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
} as const

const last = { [`${row}:last-child > &`]: { borderBlockEnd: 'none' } }

// Belongs inside the container query: a media query beside it comes before it in the sheet, and loses.
const staticInPrint = { '@media': { print: { position: 'static' } } } as const

const cellBase = component({
  ...tabular,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space(4),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // A card has no line for a missing value.
  selectors: { '&[data-empty]': { display: 'none' } },
  // In a table, `anywhere` would narrow columns of short words.
  '@container': {
    [tableBase]: {
      ...inTable,
      overflowWrap: 'break-word',
      selectors: { ...last, '&[data-empty]': { display: 'table-cell' } },
    },
  },
})

export const cell = styleVariants({
  text: [cellBase],
  line: [cellBase, { '@layer': { [componentLayer]: { whiteSpace: 'nowrap' } } }],
  // In a table wider than its area they stay in sight.
  controls: [
    cellBase,
    {
      '@layer': {
        [componentLayer]: {
          '@container': {
            [tableBase]: {
              position: 'sticky',
              insetInlineEnd: 0,
              background: 'inherit',
              whiteSpace: 'nowrap',
              ...staticInPrint,
            },
          },
        },
      },
    },
  ],
  numeric: [
    cellBase,
    {
      '@layer': {
        [componentLayer]: { '@container': { [tableBase]: { textAlign: 'end', whiteSpace: 'nowrap' } } },
      },
    },
  ],
})

/** The value that names the row: the title of its card. */
export const name = component({
  ...tabular,
  gridColumn: 2,
  gridRow: 1,
  alignSelf: 'center',
  minInlineSize: 0,
  fontWeight: vars.font.weightStrong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  // Without a checkbox the title starts where the values do.
  selectors: { '&:first-child': { gridColumn: '1 / 3' } },
  '@container': {
    [tableBase]: {
      ...inTable,
      selectors: {
        ...last,
        [`${nameStays} &`]: {
          position: 'sticky',
          insetInlineStart: 0,
          background: vars.color.surfaceRaised,
          borderInlineEnd: `${edge.hair} solid ${vars.color.border}`,
          ...staticInPrint,
        },
      },
    },
  },
})

/** A name that never wraps in a table. On a card it may. */
export const nameInLine = style([
  name,
  { '@layer': { [componentLayer]: { '@container': { [tableBase]: { whiteSpace: 'nowrap' } } } } },
])

const tool = {
  display: 'flex',
  alignItems: 'center',
  gridRow: 1,
  '@container': { [tableBase]: { ...inTable, inlineSize: '1%', paddingInlineEnd: 0, selectors: last } },
} as const

export const tick = component({ ...tool, gridColumn: 1 })
/** Space for the button's focus ring at the table's edge. */
export const opener = component({
  ...tool,
  gridColumn: 3,
  '@container': { [tableBase]: { ...tool['@container'][tableBase], paddingInlineEnd: space(1) } },
})

/** The column's name beside the value on a card; in a table the head has it. */
export const label = component({
  ...type('s'),
  whiteSpace: 'normal',
  color: vars.color.textMuted,
  '@container': { [tableBase]: { display: 'none' } },
})
