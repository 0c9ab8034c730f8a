import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import {
  articleFacts,
  articleName,
  articleNumber,
  bareButton,
  clamped,
  nameLink as nameLinkRule,
  tabular,
  type,
} from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { extent } from '../theme/extents.ts'
import { containerFrom } from '../theme/media.ts'
import { fixed, edge, target } from '../theme/sizes.ts'

const middle = containerFrom(560)
const inLine = containerFrom(820)

/** Two lines of stock, and a price below the ordinary price. */
const stockRoom = `calc(2 * ${vars.text.s.size} * ${vars.text.s.line})`
const priceRoom = `calc(1.3 * ${vars.text.s.size} + 1.25 * ${vars.text.l.size})`

export const row = component({
  containerType: 'inline-size',
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})

/**
 * `data-plain` is a row without price and stock. Stacked on a phone, two columns in between, one line from 820 px
 * of its own width.
 */
export const grid = component({
  display: 'grid',
  alignItems: 'start',
  gap: `${space(2)} ${space(3)}`,
  padding: space(3),
  gridTemplateColumns: `${fixed(18)} minmax(0, 1fr)`,
  gridTemplateAreas: '"picture name" "attributes attributes" "money money" "add add"',
  '@container': {
    [middle]: {
      columnGap: space(4),
      gridTemplateColumns: `${fixed(24)} minmax(0, 1fr) minmax(${extent.addColumn}, auto)`,
      gridTemplateAreas: '"picture name money" "picture attributes money" "picture add add"',
      gridTemplateRows: 'auto 1fr auto',
      selectors: {
        '&[data-plain]': {
          gridTemplateColumns: `${fixed(24)} minmax(0, 1fr) max-content`,
          gridTemplateAreas: '"picture name name" "picture attributes add"',
          gridTemplateRows: 'auto 1fr',
        },
      },
    },
    [inLine]: {
      alignItems: 'center',
      columnGap: space(3),
      gridTemplateColumns: `${fixed(24)} minmax(0, 1.25fr) minmax(0, 1fr) minmax(${extent.priceColumn}, max-content) max-content`,
      gridTemplateAreas: '"picture name attributes money add"',
      gridTemplateRows: 'auto',
      selectors: {
        '&[data-plain]': {
          gridTemplateColumns: `${fixed(24)} minmax(0, 1.35fr) minmax(0, 1fr) max-content`,
          gridTemplateAreas: '"picture name attributes add"',
          gridTemplateRows: 'auto',
        },
      },
    },
  },
})

export const picture = component({
  gridArea: 'picture',
  display: 'block',
  inlineSize: fixed(18),
  blockSize: fixed(18),
  '@container': { [middle]: { inlineSize: fixed(24), blockSize: fixed(24) } },
})

export const naming = component({
  gridArea: 'name',
  display: 'grid',
  gap: space(1),
  justifyItems: 'start',
  minInlineSize: 0,
})

export const name = component({ ...articleName, ...clamped(3) })

export const nameLink = component(nameLinkRule)

export const facts = component(articleFacts)

export const code = component(articleNumber)

export const attributes = component({
  ...type('s'),
  gridArea: 'attributes',
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(6)}`,
  minInlineSize: 0,
  '@container': {
    [middle]: { flexDirection: 'column', flexWrap: 'nowrap' },
  },
})

export const attribute = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // A value moves below its name if its longest word does not fit beside it.
  '@container': { [middle]: { flexFlow: 'row wrap', columnGap: space(2) } },
})

/** A long name takes two lines instead of an ellipsis, because its end matters. */
export const attributeName = component({
  color: vars.color.textMuted,
  overflowWrap: 'break-word',
  '@container': { [middle]: { flex: '0 1 min(42%, 7em)', minInlineSize: 'min-content' } },
})

export const attributeValue = component({
  ...tabular,
  margin: 0,
  overflowWrap: 'break-word',
  '@container': { [middle]: { flex: '1 1 40%', minInlineSize: 'min-content' } },
})

export const unit = component({ color: vars.color.textMuted })

/**
 * Price above stock; on a phone they share a line, with the prices of all rows aligned. The maximum space is
 * reserved, so that no row moves when they load.
 */
export const money = component({
  gridArea: 'money',
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minBlockSize: `max(${stockRoom}, ${priceRoom})`,
  '@container': {
    [middle]: {
      display: 'grid',
      gridTemplateRows: `auto minmax(${stockRoom}, auto)`,
      alignItems: 'start',
      alignContent: 'center',
      justifyContent: 'end',
      justifyItems: 'end',
    },
  },
})

export const add = component({
  gridArea: 'add',
  display: 'grid',
  gap: space(1),
  '@container': { [middle]: { justifySelf: 'end' } },
})

export const toggle = component({
  ...bareButton,
  ...type('s'),
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: fixed(9),
  paddingInline: space(3),
  color: vars.color.link,
  fontWeight: vars.font.weightStrong,
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
  ':hover': { background: vars.color.surfaceSunken },
  '@media': { '(pointer: coarse)': { minBlockSize: target.finger } },
  selectors: { '&:focus-visible': { outlineOffset: `-${edge.strong}` } },
})

export const variants = component({
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
  padding: space(3),
})
