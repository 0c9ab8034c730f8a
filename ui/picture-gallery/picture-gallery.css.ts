import { vars } from '../theme/contract.css.ts'
import { bareButton, bareList, tabular, type } from '../theme/fragments.ts'
import { media } from '../theme/media.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { extent } from '../theme/extents.ts'
import { fixed, edge } from '../theme/sizes.ts'

/** At the top of a higher column: stretched, the square picture would overflow the column's side. */
export const gallery = component({ display: 'grid', alignContent: 'start', gap: space(3) })

export const stage = component({
  position: 'relative',
  // On a phone the name and the number should be visible with the picture.
  aspectRatio: '4 / 3',
  padding: space(6),
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.l,
  '@media': {
    [media('tablet')]: { aspectRatio: '1' },
    print: { inlineSize: extent.card, aspectRatio: '1', padding: 0 },
  },
})

export const image = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
})

/** The placeholder for a picture, in the picture's size. */
export const missing = component({
  ...type('s'),
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space(2),
  blockSize: '100%',
  overflow: 'hidden',
  color: vars.color.textMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

const step = {
  position: 'absolute',
  insetBlockStart: `calc(50% - max(${vars.size.control}, ${vars.size.touch}) / 2)`,
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.m,
  '@media': { print: { display: 'none' } },
} as const

export const previous = component({ ...step, insetInlineStart: space(2) })
export const next = component({ ...step, insetInlineEnd: space(2) })

export const position = component({
  ...type('xs'),
  ...tabular,
  position: 'absolute',
  insetBlockEnd: space(3),
  insetInlineEnd: space(3),
  margin: 0,
  paddingInline: space(2),
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
})

/** Up to eight share one row, smaller in a narrow container. */
export const thumbs = component({
  ...bareList,
  display: 'grid',
  gap: space(2),
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(0, ${fixed(16)})`,
  justifyContent: 'start',
  selectors: {
    '&:has(> :nth-child(9))': {
      gridAutoFlow: 'row',
      gridTemplateColumns: `repeat(auto-fill, minmax(${fixed(12)}, ${fixed(16)}))`,
    },
  },
})

export const thumb = component({
  ...bareButton,
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  padding: space(1),
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  border: `${edge.strong} solid transparent`,
  borderRadius: vars.radius.m,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    '&[aria-current]': { borderColor: vars.color.accent },
  },
  // In forced colours every border has one colour: only the chosen one keeps it.
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
    },
    print: { display: 'none' },
  },
})
