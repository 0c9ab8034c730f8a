import { vars } from '../theme/contract.css.ts'
import { bareList, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

const wide = '(min-width: 640px)'

export const line = component({ containerType: 'inline-size', paddingBlock: space(4) })

export const grid = component({
  display: 'grid',
  alignItems: 'start',
  gap: `${space(2)} ${space(3)}`,
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture name remove" "picture stock stock" "quantity quantity total"',
  '@container': {
    [wide]: {
      columnGap: space(4),
      gridTemplateColumns: '80px minmax(0, 1fr) max-content minmax(110px, max-content) max-content',
      gridTemplateAreas: '"picture name quantity total remove" "picture stock quantity total remove"',
      gridTemplateRows: 'auto 1fr',
    },
  },
})

export const picture = component({
  gridArea: 'picture',
  display: 'block',
  inlineSize: '64px',
  blockSize: '64px',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.s,
  '@container': { [wide]: { inlineSize: '80px', blockSize: '80px' } },
})

export const image = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
})

export const naming = component({ gridArea: 'name', display: 'grid', gap: space(1), minInlineSize: 0 })

export const name = component({
  ...type('m'),
  margin: 0,
  fontWeight: vars.font.weightStrong,
  overflowWrap: 'anywhere',
})

export const link = component({
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { color: vars.color.link, textDecoration: 'underline' },
})

export const facts = component({
  ...type('s'),
  ...tabular,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  color: vars.color.textMuted,
})

export const code = component({ color: vars.color.text, fontWeight: vars.font.weightStrong })

export const stock = component({ gridArea: 'stock', minInlineSize: 0 })

export const quantity = component({ gridArea: 'quantity' })

export const total = component({
  ...type('m'),
  ...tabular,
  gridArea: 'total',
  margin: 0,
  alignSelf: 'center',
  textAlign: 'end',
  fontWeight: vars.font.weightStrong,
  whiteSpace: 'nowrap',
  '@container': { [wide]: { alignSelf: 'start', paddingBlockStart: space(2) } },
})

export const remove = component({
  gridArea: 'remove',
  justifySelf: 'end',
  marginBlockStart: `calc(-1 * ${space(1)})`,
  marginInlineEnd: `calc(-1 * ${space(2)})`,
  '@container': { [wide]: { margin: 0 } },
})

export const messages = component({
  ...bareList,
  ...type('s'),
  display: 'grid',
  gap: space(1),
  marginBlockStart: space(3),
})

const message = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  overflowWrap: 'anywhere',
  padding: `${space(2)} ${space(3)}`,
  borderRadius: vars.radius.s,
} as const

export const error = component({
  ...message,
  background: vars.color.error.soft,
  color: vars.color.error.text,
})

export const warning = component({
  ...message,
  background: vars.color.warning.soft,
  color: vars.color.warning.text,
})
