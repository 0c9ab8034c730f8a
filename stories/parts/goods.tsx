import { Price } from '@tradecounter/ui/price'
import { QuantityAdd } from '@tradecounter/ui/quantity-add'
import { StockIcon } from '@tradecounter/ui/stock-icon'
import type { VariantColumn, VariantRow } from '@tradecounter/ui/variant-table'
import { type JSX, useState } from 'react'
import { fn } from 'storybook/test'

const drawn = (shapes: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" stroke="darkslategray" stroke-width="1.5" stroke-linejoin="round">${shapes}</svg>`,
  )}`

/** Placeholders for the catalogue's drawings. */
export const pictures = {
  ballValve: drawn(
    '<path d="M8 46h18v24H8zM70 46h18v24H70z" fill="goldenrod"/><path d="M26 42h44v32H26z" fill="gold"/><path d="M44 30h8v12h-8z" fill="lightgray"/><path d="M40 20h44v10H40z" fill="firebrick"/><path d="M30 48h36" stroke="ivory" stroke-width="4"/>',
  ),
  pipe: drawn(
    '<path d="M10 62 70 22l12 16-60 40z" fill="peru"/><path d="M16 66 74 27" stroke="bisque" stroke-width="4"/><ellipse cx="76" cy="30" rx="7" ry="10" transform="rotate(-34 76 30)" fill="sienna"/>',
  ),
  tap: drawn(
    '<path d="M42 84V46h14v38z" fill="silver"/><path d="M46 46c0-22 34-22 34 4v8H68v-8c0-8-12-8-12-4z" fill="lightsteelblue"/><path d="M36 40h26v8H36z" fill="silver"/><path d="M20 28h30v8H20z" fill="gainsboro"/>',
  ),
  jacket: drawn(
    '<path d="M34 14h28l18 12-8 20-8-6v44H32V40l-8 6-8-20z" fill="darkorange"/><path d="M32 52h32v6H32zM32 64h32v6H32z" fill="gainsboro"/><path d="M48 16v68"/>',
  ),
} as const

export const badges = [
  { kind: 'campaign', text: 'Campaign' },
  { kind: 'new', text: 'New' },
] as const

const priceLabels = {
  ordinary: 'Ordinary price',
  campaign: 'Campaign price',
  loading: 'Price is loading',
  hidden: 'Prices are hidden',
}

/** A price per piece. */
export const price = (amount: string, ordinary?: string, size: 's' | 'm' = 'm'): JSX.Element => (
  <Price
    amount={amount}
    unit="/ pcs"
    size={size}
    labels={priceLabels}
    {...(ordinary === undefined ? {} : { ordinary, campaign: true })}
  />
)

export const priceOnItsWay = <Price state="loading" labels={priceLabels} />

export const inStock = <StockIcon quantity="1 240 pcs" label="in stock" colour="success" icon="delivery" />
export const onOrder = (
  <StockIcon label="On order" colour="warning" icon="delivery" detail="From 24 November" />
)
export const notStocked = <StockIcon label="Not in stock" colour="gray" icon="inHold" />
export const stockOnItsWay = <StockIcon label="Stock is loading" colour="gray" icon="delivery" loading />

interface AddProps {
  name: string
  unitVolume?: number
  buyable?: boolean
  size?: 's' | 'm'
}

/** A `QuantityAdd` that holds its own text, as in the shop. */
export function Add({ name, unitVolume = 1, buyable = true, size = 'm' }: AddProps): JSX.Element {
  const [value, setValue] = useState(String(unitVolume))
  return (
    <QuantityAdd
      value={value}
      onValueChange={setValue}
      precision={0}
      unitVolume={unitVolume}
      buyable={buyable}
      size={size}
      onAdd={fn()}
      labels={{
        field: `Quantity of ${name}`,
        increase: `More of ${name}`,
        decrease: `Less of ${name}`,
        add: 'Add',
        busy: 'Adding',
      }}
    />
  )
}

export const variantColumns: VariantColumn[] = [
  { key: 'dn', label: 'DN', numeric: true, sortable: true },
  { key: 'thread', label: 'Thread', sortable: true },
  { key: 'length', label: 'Length', numeric: true, sortable: true },
  { key: 'handle', label: 'Handle', sortable: true },
]

const sizes = ['15', '20', '25', '32', '40', '50', '65', '80', '100']
const threads = ['1/2"', '3/4"', '1"', '1 1/4"', '1 1/2"', '2"', '2 1/2"', '3"', '4"']
const handles = ['Lever', 'Butterfly', 'Lever, long']

/** `count` ball valves; the fourth has been replaced, the fifth cannot be bought. */
export const variantRows = (count: number, shown: { money: boolean } = { money: true }): VariantRow[] =>
  Array.from({ length: count }, (_, index) => {
    const code = String(4012301 + index * 3)
    const size = sizes[index % sizes.length] ?? ''
    return {
      code,
      customCode: '',
      url: `#${code}`,
      cells: {
        dn: { text: size, unit: 'mm' },
        thread: { text: threads[index % threads.length] ?? '', unit: '' },
        length: { text: index === 2 ? '' : `${48 + (index % 9) * 7},5`, unit: 'mm' },
        handle: { text: handles[index % 3] ?? '', unit: '' },
      },
      add: <Add name={`ball valve DN ${size}`} buyable={index !== 4} unitVolume={index % 2 === 0 ? 1 : 10} />,
      ...(index === 3 ? { replacement: { href: '#4012399', text: 'Replaced by 4012399' } } : {}),
      ...(shown.money
        ? {
            stock: index === 4 ? notStocked : index % 3 === 1 ? onOrder : inStock,
            price: price(`${89 + index * 12},50 kr`, index === 0 ? '112,00 kr' : undefined, 's'),
          }
        : {}),
    }
  })
