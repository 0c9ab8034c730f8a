import { addressOf, pageTitle, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { PageError } from '@tradecounter/ui/page-error'
import { definePage } from '../define-page.ts'
import page from './page.ts'

/** The page for unknown addresses; its texts are the site's (SHELL-10). */
export function View() {
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

export default /* @__PURE__ */ definePage(page, {
  translations: [],
  head: (_route, _answers, context) => ({
    title: pageTitle(context.settings.notFound.title, context),
    description: context.settings.notFound.text,
    canonicalPath: null,
    noindex: true,
  }),
  View,
})
