import { allowedPagesNeed, type PageTitle, titleText } from '@tradecounter/shop/account'
import type { PageDeclaration } from '@tradecounter/shop/addresses'
import {
  addressOf,
  type AnswerAddress,
  type PageDefinition,
  type PageId,
  pageTitle,
  type Route,
  type RouteTo,
  type ShopContext,
  type TranslationKey,
  type Translator,
  translatorOf,
} from '@tradecounter/shop/core'

/** The head in the terms of most pages: not indexed, with the address without its query as the canonical one. */
interface PlainHead<P extends PageId> {
  title: PageTitle<P>
  /** Its text may have the name of the site as `{0}`. */
  description: TranslationKey | ((t: Translator, route: RouteTo<P>, siteName: string) => string)
}

type PageParts<P extends PageId> = Omit<PageDefinition<P>, 'id' | 'head' | 'needs'> & {
  /** The call whose answer the view needs (`AwaitAnswer`): the host asks for it first, so it decides the status. */
  answer?: (route: RouteTo<P>) => AnswerAddress
  /** The addresses of the page's other calls. @default none */
  needs?: PageDefinition<P>['needs']
} & (PlainHead<P> | Pick<PageDefinition<P>, 'head'>)

const withoutLocale = (context: ShopContext) => ({ ...context, localePrefix: '' })

/** The page's own address, without query and locale. */
function canonicalPathOf(route: Route, context: ShopContext): string | null {
  if (route.page === 'not-found') return null
  return addressOf('query' in route ? { ...route, query: '' } : route, withoutLocale(context))
}

const headOf =
  <P extends PageId>({ title, description }: PlainHead<P>): PageDefinition<P>['head'] =>
  (route, _answers, context) => {
    const t = translatorOf(context)
    return {
      title: pageTitle(titleText(title, t, route), context),
      description:
        typeof description === 'string'
          ? t(description, context.siteName)
          : description(t, route, context.siteName),
      canonicalPath: canonicalPathOf(route, context),
      noindex: true,
    }
  }

/**
 * The definition of a declared page: what the host needs to render it. A page below /my-pages/ gets the texts and the
 * answer of its navigation, and a page with an earlier address is led from there to its own.
 */
export function definePage<P extends PageId>(
  page: PageDeclaration & { id: P },
  parts: PageParts<P>,
): PageDefinition<P> {
  const { answer, needs, ...rest } = parts
  const definition: PageDefinition<P> = {
    ...rest,
    id: page.id,
    needs: (route, context) => [...(answer ? [answer(route)] : []), ...(needs?.(route, context) ?? [])],
    head: 'head' in parts ? parts.head : headOf(parts),
  }
  if (page.access?.myPage !== undefined) {
    definition.translations = ['my-pages', ...parts.translations]
    // The navigation shows what the server approves.
    definition.postNeeds = (route, answers, context) => [
      ...allowedPagesNeed(context.settings.myPages),
      ...(parts.postNeeds?.(route, answers, context) ?? []),
    ]
  }
  if (page.movedFrom !== undefined)
    definition.redirectTo = (route, _answers, context) =>
      'moved' in route ? canonicalPathOf(route, context) : null
  return definition
}
