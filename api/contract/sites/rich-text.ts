import * as v from 'valibot'

/** Elements that editors may use: all others are removed before the markup is stored (reliability X1). */
export const richTags = ['p', 'heading', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'br', 'img'] as const

/** An element of editorial content. */
export interface RichElement {
  tag: (typeof richTags)[number]
  /** Of `a`: a local path, or `https:`, `mailto:` or `tel:`. */
  href?: string
  /** Of `img`: a local path. */
  src?: string
  alt?: string
  /** Of `img`, in pixels. */
  width?: number
  height?: number
  children?: RichNode[]
}

/** Text, or an element: HTML that was sanitised and parsed on import. */
export type RichNode = string | RichElement

const pixels = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4096)))

export const richNodeSchema: v.GenericSchema<RichNode> = v.union([
  v.string(),
  v.object({
    tag: v.picklist(richTags),
    href: v.optional(v.pipe(v.string(), v.regex(/^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/u))),
    src: v.optional(v.pipe(v.string(), v.regex(/^\/(?![/\\])/u))),
    alt: v.optional(v.string()),
    width: pixels,
    height: pixels,
    children: v.optional(v.array(v.lazy(() => richNodeSchema))),
  }),
])
