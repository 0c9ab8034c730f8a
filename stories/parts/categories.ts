import type { MegaMenuLabels, MenuItem } from '@tradecounter/ui/mega-menu'
import type { RichNode } from '@tradecounter/ui/rich-text'

const names: Record<string, Record<string, string[]>> = {
  Pipes: {
    'Copper pipes': ['Straight lengths', 'Coils', 'Chromed', 'Insulated'],
    'Steel pipes': ['Black', 'Galvanised', 'Press'],
    'Plastic pipes': ['PEX', 'PE', 'PP', 'PVC'],
  },
  Fittings: {
    'Press fittings': ['Bends', 'Tees', 'Couplings'],
    'Solder fittings': ['Bends', 'Tees'],
    'Compression fittings': ['Straight', 'Angle', 'Reducing'],
  },
  Valves: {
    'Ball valves': ['Brass', 'Stainless'],
    'Check valves': [],
    'Radiator valves': ['Thermostatic', 'Manual'],
  },
  'Taps and mixers': { Kitchen: [], Washbasin: [], Shower: ['Thermostatic', 'Single lever'] },
  Heating: { Radiators: ['Panel', 'Towel'], 'Underfloor heating': [] },
  Tools: { 'Press tools': [], 'Pipe cutters': [] },
  Workwear: { Jackets: ['High visibility', 'Winter'], Trousers: [] },
}

const urlOf = (...path: string[]): string => `#${path.join('/').toLowerCase().replace(/ /gu, '-')}`

/** A small category tree, one branch of which is current. */
export const menuItems: MenuItem[] = Object.entries(names).map(([title, groups]) => ({
  title,
  url: urlOf(title),
  ...(title === 'Valves' ? { current: true } : {}),
  subItems: Object.entries(groups).map(([group, leaves]) => ({
    title: group,
    url: urlOf(title, group),
    subItems: leaves.map((leaf) => ({ title: leaf, url: urlOf(title, group, leaf), subItems: [] })),
  })),
}))

export const menuLabels: MegaMenuLabels = {
  menu: 'Categories',
  more: 'More',
  show: (title) => `Show ${title} menu`,
  busy: 'The menu is loading',
  salesman: { heading: 'Your salesman', telephone: 'Call', email: 'Write to' },
}

/** Editorial content of an item: a heading, a sentence, a list of links. */
export const campaign: readonly RichNode[] = [
  { tag: 'heading', children: ['Autumn on the roof'] },
  {
    tag: 'p',
    children: ['Press fittings ', { tag: 'strong', children: ['15 % off'] }, ' until the end of October.'],
  },
  {
    tag: 'ul',
    children: [
      { tag: 'li', children: [{ tag: 'a', href: '#campaign', children: ['All campaign goods'] }] },
      { tag: 'li', children: [{ tag: 'a', href: '#leaflet', children: ['The leaflet'] }] },
    ],
  },
]

/** The item of the customer's salesman. */
export const salesmanItem: MenuItem = {
  title: 'My salesman',
  url: '#my-sales-person',
  subItems: [],
  salesMan: { name: 'Karin Lindqvist', telephoneNumber: '040-12 34 56' },
}
