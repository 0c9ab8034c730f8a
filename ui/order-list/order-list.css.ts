import { vars } from '../theme/contract.css.ts'
import { readOnlyAloud, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { containerFrom } from '../theme/media.ts'
import { edge, target } from '../theme/sizes.ts'

const tableBase = containerFrom(680)

export const area = component({ containerType: 'inline-size' })

/** Cards on a phone, rows on wider screens; the same table in both. */
export const table = component({
  ...type('m'),
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': {
    [tableBase]: {
      display: 'table',
      background: vars.color.surfaceRaised,
      border: `${edge.hair} solid ${vars.color.border}`,
      borderRadius: vars.radius.m,
      overflow: 'hidden',
    },
  },
})

export const caption = component({ ...readOnlyAloud })

export const header = component({
  ...readOnlyAloud,
  '@container': {
    [tableBase]: {
      position: 'static',
      display: 'table-header-group',
      clipPath: 'none',
      overflow: 'visible',
    },
  },
})

const headCell = {
  ...type('s'),
  padding: `${space(2)} ${space(3)}`,
  background: vars.color.surfaceSunken,
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontWeight: vars.font.weightStrong,
  whiteSpace: 'nowrap',
} as const

export const head = component({ ...headCell, textAlign: 'start' })

export const headNumeric = component({ ...headCell, textAlign: 'end' })

const onScreen = { '@media': { print: { display: 'none' } } } as const

export const headAction = component({ ...headCell, ...onScreen })

export const body = component({
  display: 'grid',
  gap: space(3),
  '@container': { [tableBase]: { display: 'table-row-group' } },
})

export const row = component({
  display: 'grid',
  gap: space(1),
  padding: space(3),
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  '@container': {
    [tableBase]: {
      display: 'table-row',
      breakInside: 'avoid',
      border: 'none',
      selectors: { '&:hover': { background: vars.color.surfaceSunken } },
    },
  },
})

const cellInTable = {
  display: 'table-cell',
  blockSize: vars.size.row,
  padding: `${space(1)} ${space(3)}`,
  verticalAlign: 'middle',
} as const

const between = {
  [`${row}:not(:first-child) > &`]: { borderBlockStart: `${edge.hair} solid ${vars.color.border}` },
}

/** On a card, the column's name and the value are at both ends of a line. */
const cellOnCard = {
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
} as const

export const cell = component({
  ...cellOnCard,
  alignItems: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [tableBase]: { ...cellInTable, selectors: between } },
})

export const cellNumeric = component({
  ...cellOnCard,
  whiteSpace: 'nowrap',
  '@container': { [tableBase]: { ...cellInTable, textAlign: 'end', selectors: between } },
})

export const number = component({
  ...tabular,
  paddingBlockEnd: space(1),
  fontWeight: vars.font.weightStrong,
  textAlign: 'start',
  '@container': { [tableBase]: { ...cellInTable, whiteSpace: 'nowrap', selectors: between } },
})

export const link = component({
  display: 'inline-block',
  minBlockSize: target.least,
  color: vars.color.link,
})

/** The column's name beside the value on a card; in a table the head has it. */
export const label = component({
  ...type('s'),
  color: vars.color.textMuted,
  '@container': { [tableBase]: { display: 'none' } },
})

export const action = component({
  paddingBlockStart: space(2),
  '@container': {
    // Container rules come after rules of media: it has a print rule of its own.
    [tableBase]: { ...cellInTable, ...onScreen, textAlign: 'end', whiteSpace: 'nowrap', selectors: between },
  },
  ...onScreen,
})
