import { useTranslations, type Route } from '@tradecounter/shop/core'
import { layoutOf, PageMain } from '@tradecounter/shop/shell'
import { ButtonLink } from '@tradecounter/ui/button'
import { PageError } from '@tradecounter/ui/page-error'

/** The view of a page whose own call failed. The shell around it works (SHELL-10). */
export function FailedView({ route }: { route: Route }) {
  const t = useTranslations()
  const apology = (
    <PageError
      code="503"
      title={t('common.failed.title')}
      text={t('common.failed.text')}
      action={
        // An empty address reloads the page.
        <ButtonLink href="" tone="accent">
          {t('common.retry')}
        </ButtonLink>
      }
    />
  )
  return layoutOf(route.page).wrapped ? apology : <PageMain>{apology}</PageMain>
}
