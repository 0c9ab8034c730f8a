import type { MenuItem } from '@tradecounter/ui/mega-menu'

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
