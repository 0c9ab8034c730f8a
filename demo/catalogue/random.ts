/** A 32-bit number from a text, the same on every machine (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Pseudo-random numbers, the same ones for the same seed (mulberry32). */
export interface Random {
  /** A number from 0 to 1, without 1. */
  next(): number
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  /** True with this probability. */
  happens(share: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
}

/** Pseudo-random numbers of a seed such as `stock:4300123`. */
export function seededRandom(seed: string): Random {
  let state = seedOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    happens: (share) => next() < share,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
  }
}
