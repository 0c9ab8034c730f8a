/**
 * Marks of variants that the application keeps beside the index, in shared memory: which shops have a variant on their
 * shelves, say. A variant has `words` numbers of 32 marks each, at `id * words`. Ids beyond the end have none.
 */
export interface VariantMarks {
  bits: Uint32Array
  words: number
  /** Only variants with this mark are listed, none for -1; null for all. Marks are counted as if none were chosen. */
  only: number | null
}

/** Whether a variant has a mark. */
export const hasMark = ({ bits, words }: VariantMarks, variantId: number, mark: number): boolean =>
  (((bits[variantId * words + (mark >>> 5)] ?? 0) >>> (mark & 31)) & 1) === 1

/** Numbers of products by mark, and of all that are counted. */
export interface MarkCounts {
  counts: Uint32Array
  total: number
}

/** Counts products by mark: each product once for every mark of its variants. */
export function createMarkCounter({ bits, words }: VariantMarks) {
  const result: MarkCounts = { counts: new Uint32Array(words * 32), total: 0 }
  const { counts } = result
  const ofProduct = new Uint32Array(words)
  let hasVariant = false
  return {
    result,
    /** Adds the marks of a variant to those of the current product. */
    add(variantId: number): void {
      hasVariant = true
      for (let word = 0; word < words; word++)
        ofProduct[word] = (ofProduct[word] ?? 0) | (bits[variantId * words + word] ?? 0)
    },
    /** Counts the current product, or forgets it, and begins the next. */
    next(isCounted: boolean): void {
      if (isCounted && hasVariant) result.total += 1
      hasVariant = false
      for (let word = 0; word < words; word++) {
        for (let rest = isCounted ? (ofProduct[word] ?? 0) : 0; rest !== 0; rest &= rest - 1) {
          const mark = word * 32 + 31 - Math.clz32(rest & -rest)
          counts[mark] = (counts[mark] ?? 0) + 1
        }
        ofProduct[word] = 0
      }
    },
  }
}
