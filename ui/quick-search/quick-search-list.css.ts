import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { clamped, tabular, type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { component } from '../theme/rules.ts'
import { fixed, edge } from '../theme/sizes.ts'

export const section = component({
  selectors: {
    '& + &': {
      marginBlockStart: space(2),
      paddingBlockStart: space(2),
      borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
    },
  },
})

export const heading = component({
  ...type('xs'),
  padding: `${space(1)} ${space(4)}`,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  fontWeight: vars.font.weightStrong,
})

export const none = component({
  ...type('s'),
  padding: `${space(1)} ${space(4)}`,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
})

const optionBase = component({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: fixed(10),
  paddingInline: space(4),
  color: 'inherit',
  textDecoration: 'none',
  borderInlineStart: `${edge.mark} solid transparent`,
  '@media': { '(pointer: coarse)': { minBlockSize: fixed(12) } },
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-selected="true"]': {
      background: vars.color.accentSoft,
      color: vars.color.accentSoftText,
      borderInlineStartColor: vars.color.accent,
      outline: `${edge.strong} solid transparent`,
    },
  },
})

const more = (rule: Record<string, string>) => [optionBase, { '@layer': { [componentLayer]: rule } }]

export const option = styleVariants({
  recent: [optionBase],
  'did-you-mean': more({ fontWeight: vars.font.weightStrong }),
  suggestion: [optionBase],
  category: [optionBase],
  'category-card': more({ paddingBlock: space(1), minBlockSize: fixed(12) }),
  product: [
    optionBase,
    {
      '@layer': {
        [componentLayer]: {
          paddingBlock: space(2),
          // On a phone price and stock are below the name, beside the picture.
          display: 'grid',
          gridTemplateColumns: `${fixed(12)} minmax(0, 1fr) auto`,
          alignItems: 'start',
          rowGap: space(1),
          '@media': {
            [media('tablet')]: {
              display: 'flex',
              alignItems: 'center',
              gap: space(3),
              paddingBlock: space(1),
            },
          },
        },
      },
    },
  ],
})

export const kindIcon = component({ display: 'inline-flex', flex: 'none', color: vars.color.textMuted })

export const picture = component({
  flex: 'none',
  gridRow: 'span 2',
  inlineSize: fixed(12),
  blockSize: fixed(12),
})

export const content = component({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 })

/** Products of a family differ at the end of their names, so a name has more than one line. */
export const text = component({
  ...clamped(3),
  overflowWrap: 'anywhere',
  '@media': { [media('tablet')]: { WebkitLineClamp: 2 } },
})

export const detail = component({
  ...type('xs'),
  ...tabular,
  color: vars.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** Price above stock at the end of the row, below the name on a telephone. Its place is kept while they load. */
export const aside = component({
  ...type('s'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(3),
  gridColumn: '2 / -1',
  minBlockSize: fixed(6),
  '@media': {
    [media('tablet')]: {
      display: 'grid',
      flex: 'none',
      alignContent: 'center',
      justifyItems: 'end',
      minInlineSize: fixed(24),
      minBlockSize: fixed(12),
      textAlign: 'end',
    },
  },
})
