import { sites, type Permission, type SiteKey } from '../contract/index.ts'
import { pageRules, type MyPage, type PageRule } from './pages.ts'

export type { MyPage } from './pages.ts'

const rules = new Map<string, PageRule>(Object.entries(pageRules))
const isPage = (name: string): name is MyPage => rules.has(name)

/** Every page below /my-pages/, in the order of the menu. */
export const myPages: readonly MyPage[] = [...rules.keys()].filter(isPage)

/** What stands between a reader and a page: the site does not have it, or a permission is missing. */
export type Refusal = { reason: 'notOffered' } | { reason: 'notPermitted'; permission: Permission }

/** Why a user with these permissions may not open a page on a site; null when nothing stands in the way. */
export function pageRefusal(page: MyPage, site: SiteKey, permissions: readonly string[]): Refusal | null {
  const { permission, sites: only, notFor }: PageRule = pageRules[page]
  if (only?.includes(site) === false || notFor?.includes(sites[site].brand)) return { reason: 'notOffered' }
  if (permission === undefined || permissions.includes(permission)) return null
  return { reason: 'notPermitted', permission }
}

/** The pages among `asked` that a user with these permissions may open on a site, in the order asked. */
export function allowedPages(
  asked: readonly string[],
  site: SiteKey,
  permissions: readonly string[],
): MyPage[] {
  return [...new Set(asked)].filter(isPage).filter((page) => pageRefusal(page, site, permissions) === null)
}
