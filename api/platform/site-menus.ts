import * as v from 'valibot'
import type { RichNode, SiteKey } from '../contract/index.ts'
import { section, type TextOrTexts, textOrTexts } from './override-parts.ts'

const pathRule = 'must be a path of the shop such as /search'
const path = v.pipe(v.string(pathRule), v.maxLength(500, pathRule), v.regex(/^\/(?![/\\])\S*$/u, pathRule))
const listRule = 'must be a list of entries'

const below = {
  /** What editors write below an entry. */
  html: v.optional(textOrTexts(4000)),
  subItems: v.optional(
    v.pipe(
      v.array(section({ title: textOrTexts(80), url: path }), listRule),
      v.maxLength(20, 'must have at most 20 entries'),
    ),
  ),
}

/** Menus of a site as its operator writes them (spec §3 "Menus"), each in place of the one that the site has. */
export const siteMenusSchema = section({
  top: v.optional(
    v.pipe(
      v.array(section({ title: textOrTexts(80), url: path, ...below }), listRule),
      v.maxLength(10, 'must have at most 10 entries'),
    ),
  ),
  /** Groups of links. */
  footer: v.optional(
    v.pipe(
      v.array(section({ title: textOrTexts(80), ...below }), listRule),
      v.maxLength(6, 'must have at most 6 entries'),
    ),
  ),
})

/** An entry that an operator has written. A group of the footer has no address. */
export interface OwnMenuEntry {
  title: TextOrTexts
  url: string
  /** HTML that editors have written, and the cleaned tree of each of its texts. */
  html: TextOrTexts | null
  nodes: ReadonlyMap<string, RichNode[]>
  subItems: readonly { title: TextOrTexts; url: string }[]
}

/** The menus that an operator has written; absent ones are those of the site. */
export interface OwnMenus {
  top?: readonly OwnMenuEntry[]
  footer?: readonly OwnMenuEntry[]
}
export type OwnMenusBySite = Partial<Record<SiteKey, OwnMenus>>
