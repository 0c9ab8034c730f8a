import { vars } from '../theme/contract.css.ts'
import {
  articleFacts,
  articleName,
  articleNumber,
  bareList,
  nameLink,
  tabular,
  type,
} from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { extent } from '../theme/extents.ts'
import { containerFrom } from '../theme/media.ts'
import { fixed, edge } from '../theme/sizes.ts'

const wide = containerFrom(640)

export const line = component({
  containerType: 'inline-size',
  paddingBlock: space(4),
  '@media': { print: { breakInside: 'avoid' } },
})

export const grid = component({
  display: 'grid',
  alignItems: 'start',
  gap: space(3),
  // The name may use the space above a long total; the quantity field takes what it needs.
  gridTemplateColumns: `${fixed(16)} auto minmax(0, 1fr) auto`,
  gridTemplateAreas: '"picture name name remove" "picture stock stock stock" "quantity quantity total total"',
  '@container': {
    [wide]: {
      gap: `${space(2)} ${space(4)}`,
      gridTemplateColumns: `${fixed(20)} minmax(0, 1fr) max-content minmax(${extent.factColumn}, max-content) max-content`,
      gridTemplateAreas: '"picture name quantity total remove" "picture stock quantity total remove"',
      gridTemplateRows: 'auto 1fr',
      // If lines cannot be removed, the amounts end where the line does.
      selectors: {
        '&[data-fixed]': {
          gridTemplateColumns: `${fixed(20)} minmax(0, 1fr) max-content minmax(${extent.factColumn}, max-content)`,
          gridTemplateAreas: '"picture name quantity total" "picture stock quantity total"',
        },
      },
    },
  },
})

export const picture = component({
  gridArea: 'picture',
  display: 'block',
  inlineSize: fixed(16),
  blockSize: fixed(16),
  '@container': { [wide]: { inlineSize: fixed(20), blockSize: fixed(20) } },
})

export const naming = component({ gridArea: 'name', display: 'grid', gap: space(1), minInlineSize: 0 })

export const name = component(articleName)

export const link = component(nameLink)

export const facts = component(articleFacts)

export const code = component(articleNumber)

export const details = component({ ...type('s'), display: 'grid', margin: 0, color: vars.color.textMuted })
export const detail = component({ display: 'flex', flexWrap: 'wrap', columnGap: space(1) })
export const detailValue = component({ margin: 0, color: vars.color.text, overflowWrap: 'anywhere' })

export const detailPrice = component({ ...tabular, margin: 0 })

/** From this width on, messages and actions of a line are below its name instead of its picture. */
const belowName = {
  '@container': { [wide]: { marginInlineStart: `calc(${fixed(20)} + ${space(4)})` } },
} as const

export const more = component({ marginBlockStart: space(1), ...belowName })

export const stock = component({ gridArea: 'stock', minInlineSize: 0 })

/** Aligned with the total: as high as the quantity field, or on the name's baseline if the quantity is text. */
export const quantity = component({
  gridArea: 'quantity',
  display: 'grid',
  alignContent: 'center',
  ...type('m'),
  ...tabular,
  selectors: { '&:has(input)': { minBlockSize: vars.size.control } },
})

export const total = component({
  ...type('m'),
  ...tabular,
  gridArea: 'total',
  margin: 0,
  alignSelf: 'center',
  textAlign: 'end',
  fontWeight: vars.font.weightStrong,
  whiteSpace: 'nowrap',
  '@container': {
    [wide]: {
      alignSelf: 'start',
      display: 'grid',
      alignContent: 'center',
      selectors: { [`${quantity}:has(input) + &`]: { minBlockSize: vars.size.control } },
    },
  },
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
/** Wraps them in a line with a picture. */
export const below = component(belowName)

const message = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  overflowWrap: 'anywhere',
  padding: `${space(2)} ${space(3)}`,
  border: `${edge.hair} solid transparent`,
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
