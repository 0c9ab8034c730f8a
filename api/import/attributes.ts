/** How an attribute is filtered: 1 single value, 2 interval, 3 radio. */
export type FacetKind = 1 | 2 | 3

export interface AttributeFacts {
  kind: FacetKind
  unit: string
}

/** Keys that facets of the shop's own have. */
const reserved: readonly string[] = ['category', 'brand', 'label']

/** A key that no facet of the shop's own has. */
export const freeKey = (key: string): string => (reserved.includes(key) ? `${key}-feature` : key)

/** A measure in thousandths, or a word's key or text. */
export type StoredValue = { number: number } | { value: string }

/** Lengths, masses, powers and so on that are told in more than one unit, by what they are in the first. */
const families: ReadonlyArray<Readonly<Record<string, number>>> = [
  { mm: 1, cm: 10, dm: 100, m: 1000 },
  { g: 1, kg: 1000 },
  { ml: 1, cl: 10, dl: 100, l: 1000 },
  { mW: 0.001, W: 1, kW: 1000, MW: 1_000_000 },
  { mA: 0.001, A: 1, kA: 1000 },
  { mV: 0.001, V: 1, kV: 1000 },
  { Pa: 0.001, hPa: 0.1, kPa: 1, bar: 100, MPa: 1000 },
]

/** How many of one unit another one is; null when they measure different things. */
export function factorBetween(from: string, to: string): number | null {
  if (from === to) return 1
  for (const family of families) {
    const [a, b] = [family[from], family[to]]
    if (a !== undefined && b !== undefined) return a / b
  }
  return null
}

/** The attributes of the catalogue, those that a file brings with it among them. */
export class Attributes {
  readonly #known: Map<string, AttributeFacts>
  readonly #fresh = new Map<string, AttributeFacts>()

  constructor(known: ReadonlyMap<string, AttributeFacts>) {
    this.#known = new Map(known)
  }

  find(key: string): AttributeFacts | undefined {
    return this.#known.get(key)
  }

  /** The attribute of a key; of this kind and unit when the catalogue has not known it. */
  claim(key: string, kind: FacetKind, unit: string): AttributeFacts {
    const known = this.#known.get(key)
    if (known) return known
    const facts = { kind, unit }
    this.#known.set(key, facts)
    this.#fresh.set(key, facts)
    return facts
  }

  /** What the file has brought, in the order of its coming. */
  get fresh(): ReadonlyMap<string, AttributeFacts> {
    return this.#fresh
  }
}

/** A measure of an attribute in thousandths of its unit, or the reason why it is none. An empty unit means the attribute's own. */
export function measured(facts: AttributeFacts, value: number, unit: string): StoredValue | string {
  const factor = unit === '' ? 1 : factorBetween(unit, facts.unit)
  if (factor === null) return `is measured in ${facts.unit || 'plain numbers'}, not in ${unit}`
  return { number: Math.round(value * factor * 1000) }
}
