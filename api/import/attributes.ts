import { ownNameKey } from '../catalogue/variants/service.ts'

/** How an attribute is filtered: 1 single value, 2 interval, 3 radio. */
export type FacetKind = 1 | 2 | 3

export interface AttributeDefinition {
  kind: FacetKind
  unit: string
}

/** Keys of the shop's own facets and attributes. */
const reserved: readonly string[] = ['category', 'brand', 'label', ownNameKey]

/** The key, changed if it is the key of one of the shop's own facets. */
export const avoidReservedKey = (key: string): string => (reserved.includes(key) ? `${key}-feature` : key)

/** A measure in thousandths, or a value's key or text. */
export type StoredValue = { number: number } | { value: string }

/** Units of one dimension with their factors. */
const unitFamilies: ReadonlyArray<Readonly<Record<string, number>>> = [
  { mm: 1, cm: 10, dm: 100, m: 1000 },
  { g: 1, kg: 1000 },
  { ml: 1, cl: 10, dl: 100, l: 1000 },
  { mW: 0.001, W: 1, kW: 1000, MW: 1_000_000 },
  { mA: 0.001, A: 1, kA: 1000 },
  { mV: 0.001, V: 1, kV: 1000 },
  { Pa: 0.001, hPa: 0.1, kPa: 1, bar: 100, MPa: 1000 },
]

/** The factor from one unit to another; null when they measure different dimensions. */
function conversionFactor(from: string, to: string): number | null {
  if (from === to) return 1
  for (const family of unitFamilies) {
    const [a, b] = [family[from], family[to]]
    if (a !== undefined && b !== undefined) return a / b
  }
  return null
}

/** The attributes of the catalogue and those that a file adds. */
export class Attributes {
  readonly #known: Map<string, AttributeDefinition>
  readonly #added = new Map<string, AttributeDefinition>()

  constructor(known: ReadonlyMap<string, AttributeDefinition>) {
    this.#known = new Map(known)
  }

  find(key: string): AttributeDefinition | undefined {
    return this.#known.get(key)
  }

  /** The attribute of a key; a new one gets this kind and unit. */
  findOrAdd(key: string, kind: FacetKind, unit: string): AttributeDefinition {
    const known = this.#known.get(key)
    if (known) return known
    const facts = { kind, unit }
    this.#known.set(key, facts)
    this.#added.set(key, facts)
    return facts
  }

  /** Attributes that the file adds, in the order of the file. */
  get added(): ReadonlyMap<string, AttributeDefinition> {
    return this.#added
  }
}

/**
 * A measure in thousandths of the attribute's unit, with their decimals, or the reason why it cannot be converted. An
 * empty `unit` is the attribute's own.
 */
export function toThousandths(facts: AttributeDefinition, value: number, unit: string): StoredValue | string {
  const factor = unit === '' ? 1 : conversionFactor(unit, facts.unit)
  if (factor === null) return `is measured in ${facts.unit || 'plain numbers'}, not in ${unit}`
  // A billionth of the unit at most: 1.1 times 1000 is not 1100 in binary.
  return { number: Number((value * factor * 1000).toFixed(6)) }
}
