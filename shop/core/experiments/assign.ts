/** A variant of an experiment and its share of the visitors, relative to the other variants. */
export type VariantShare = readonly [name: string, weight: number]

/** The variant of an experiment that a browser has been assigned (HELP-9). */
export interface AssignedExperiment {
  id: string
  variant: string
  /** All variants in their fixed order, so that the browser can compute its assignment too. */
  shares: readonly VariantShare[]
}

/**
 * A number from 0 to 1 (exclusive) that depends on a text only: FNV-1a, mixed as in MurmurHash3, so that texts that
 * differ in one character are far apart. The same on the host and in every browser.
 */
export function fractionOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  hash ^= hash >>> 16
  return (hash >>> 0) / 2 ** 32
}

/**
 * The variant of an experiment for a browser: always the same for one fingerprint, and independent of its variants in
 * other experiments, because the experiment's id is part of the hashed text.
 */
export function assignVariant(id: string, shares: readonly VariantShare[], fingerprint: string): string {
  const total = shares.reduce((sum, [, weight]) => sum + weight, 0)
  let left = fractionOf(`${id} ${fingerprint}`) * total
  for (const [name, weight] of shares) {
    if (left < weight) return name
    left -= weight
  }
  return shares.at(-1)?.[0] ?? ''
}
