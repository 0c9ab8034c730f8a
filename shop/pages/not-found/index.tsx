import { addressOf, useShop, useTranslations, type PageDefinition } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { PageError } from '@tradecounter/ui/page-error'
import { pageTitle } from '../page-texts.ts'

/** The page for unknown addresses; its texts are the site's (SHELL-10). */
export function NotFoundView() {
  const context = useShop()
  const t = useTranslations()
  const { title, text } = context.settings.notFound
  return (
    <PageError
      code="404"
      title={title}
      text={text}
      action={
        <ButtonLink href={addressOf({ page: 'start' }, context)} tone="accent">
          {t('common.to-start')}
        </ButtonLink>
      }
    />
  )
}

export const notFoundPage: PageDefinition<'not-found'> = {
  id: 'not-found',
  translations: [],
  needs: () => [],
  access: 'everyone',
  head: (_route, _answers, context) => ({
    title: pageTitle(context.settings.notFound.title, context),
    description: context.settings.notFound.text,
    canonicalPath: null,
    noindex: true,
  }),
  View: NotFoundView,
}
