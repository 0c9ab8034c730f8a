import { style } from '@vanilla-extract/css'
import { edge, extent, media, space, vars } from '@tradecounter/ui/theme'

/** The lines of the document. On narrow screens each is a card whose cells have their headings. */
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
export const headings = style({
  display: 'none',
  '@media': {
    [media('tablet')]: { display: 'table-header-group' },
    print: { display: 'table-header-group' },
  },
})
export const heading = style({
  padding: space(2),
  textAlign: 'start',
  verticalAlign: 'bottom',
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
})
const rowInTable = { display: 'table-row', padding: 0 } as const
export const row = style({
  display: 'block',
  paddingBlock: space(3),
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  '@media': { [media('tablet')]: rowInTable, print: rowInTable },
})
const cellInTable = { display: 'table-cell', padding: space(2) } as const
export const cell = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(1),
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [media('tablet')]: cellInTable, print: cellInTable },
})
export const amount = style({
  '@media': {
    [media('tablet')]: { textAlign: 'end', whiteSpace: 'nowrap' },
    print: { textAlign: 'end', whiteSpace: 'nowrap' },
  },
})
/** The heading of a cell on narrow screens. */
export const cellLabel = style({
  color: vars.color.textMuted,
  '@media': { [media('tablet')]: { display: 'none' }, print: { display: 'none' } },
})
export const notes = style({ display: 'block', color: vars.color.textMuted })
/** Below the notes of a line; paper has no use for it. */
export const lineAction = style({ display: 'block', '@media': { print: { display: 'none' } } })
export const sums = style({ maxInlineSize: extent.choiceWide, marginInlineStart: 'auto', inlineSize: '100%' })
export const reference = style({ display: 'inline-flex', alignItems: 'center', gap: space(1) })
