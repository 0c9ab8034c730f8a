import type { MenuItem, RichNode } from '../contract/index.ts'
import type { TextOrTexts } from '../platform/override-parts.ts'
import type { OwnMenuEntry, OwnMenus, OwnMenusBySite } from '../platform/site-menus.ts'
import type { SiteOverridesBySite } from '../platform/site-overrides.ts'
import { ownText } from './own-text.ts'
import type { TranslationLocale } from './translations/translations.ts'

type Link = OwnMenuEntry['subItems'][number]

/** An entry as it is in the settings file. */
interface WrittenEntry {
  title: TextOrTexts
  url?: string
  html?: TextOrTexts | undefined
  subItems?: readonly Link[] | undefined
}

async function parseEntry({ title, url = '', html, subItems = [] }: WrittenEntry): Promise<OwnMenuEntry> {
  const texts = html === undefined ? [] : typeof html === 'string' ? [html] : Object.values(html)
  const nodes = new Map<string, RichNode[]>()
  for (const text of texts) {
    // Loaded on demand, because most shops have no such text.
    const { parseEditorHtml } = await import('./editor-html.ts')
    nodes.set(text, parseEditorHtml(text))
  }
  return { title, url, html: html ?? null, nodes, subItems }
}

/** The menus of the settings files, with their HTML reduced to what editors may use (reliability X1). */
export async function parseOwnMenus(bySite: SiteOverridesBySite): Promise<OwnMenusBySite> {
  const parsed = Object.entries(bySite).map(async ([site, { menus = {} }]): Promise<[string, OwnMenus]> => {
    const { top, footer } = menus
    return [
      site,
      {
        ...(top === undefined ? {} : { top: await Promise.all(top.map(parseEntry)) }),
        ...(footer === undefined ? {} : { footer: await Promise.all(footer.map(parseEntry)) }),
      },
    ]
  })
  return Object.fromEntries(await Promise.all(parsed))
}

/** Entries of a menu in the reader's language. */
export const menuItemsOf = (entries: readonly OwnMenuEntry[], locale: TranslationLocale): MenuItem[] =>
  entries.map(({ title, url, html, nodes, subItems }) => ({
    title: ownText(title, locale),
    url,
    html: html === null ? [] : (nodes.get(ownText(html, locale)) ?? []),
    subItems: subItems.map((link) => ({
      title: ownText(link.title, locale),
      url: link.url,
      html: [],
      subItems: [],
    })),
  }))
