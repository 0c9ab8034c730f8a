/** One thing to go to. The kinds are those of the quick answer (spec §3), and what the visitor searched for before. */
export interface QuickSearchOption {
  /** One of a kind among all sections. */
  id: string
  /** What stands in the list, and in the field while it is highlighted. */
  text: string
  /** Where it leads; a link of its own, so a middle click works. */
  url: string
  /** `category` is the same search in one category; `category-card` the category itself, with its parent. */
  kind: 'recent' | 'did-you-mean' | 'suggestion' | 'category' | 'category-card' | 'product'
  /** Of a product. Empty or absent where there is no picture. */
  imageUrl?: string
  /** Second line: a category's parent, a product's number. */
  detail?: string
  /** The star of the visitor's own assortment, in words. */
  star?: string
}

/** A group of options under its heading. */
export interface QuickSearchSection {
  /** One of a kind among the sections. */
  id: string
  /** Empty for a line that explains itself, such as did-you-mean. */
  heading: string
  /** In the order in which the arrow keys walk through them. */
  options: readonly QuickSearchOption[]
  /** Said in place of options that there are none of (spec §8). */
  emptyText?: string
}

/** No option is highlighted. */
export const nothing = -1

/**
 * Where an arrow key leads among `count` options across all sections; one step beyond either end is the field
 * itself (`nothing`), as in a browser's address bar.
 */
export function nextHighlight(highlight: number, step: 1 | -1, count: number): number {
  const places = count + 1
  return ((highlight + 1 + step + places) % places) - 1
}

/**
 * Where the highlighted option stands by now. A later answer may hold another link in its place or under its id:
 * Enter then follows nothing that nobody has seen highlighted.
 */
export const placeOf = (
  chosen: QuickSearchOption | null,
  options: readonly Pick<QuickSearchOption, 'id' | 'url'>[],
): number =>
  chosen === null ? nothing : options.findIndex(({ id, url }) => id === chosen.id && url === chosen.url)

/** What a key means in the field (accessibility contract, "Quick search"). Null: the field's own business. */
export type Gesture = 'next' | 'previous' | 'open' | 'close' | 'restore' | 'clear' | 'follow' | null

export function gestureOf(
  key: { key: string; altKey: boolean; isComposing: boolean },
  state: { open: boolean; highlight: number; value: string },
): Gesture {
  if (key.isComposing) return null
  switch (key.key) {
    case 'ArrowDown':
      return key.altKey || !state.open ? 'open' : 'next'
    case 'ArrowUp':
      if (key.altKey) return state.open ? 'close' : null
      return state.open ? 'previous' : null
    case 'Escape':
      if (state.open) return 'restore'
      return state.value === '' ? null : 'clear'
    case 'Enter':
      return state.open && state.highlight !== nothing ? 'follow' : null
    default:
      return null
  }
}
