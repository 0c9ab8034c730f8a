import { useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { contents } from './shell.css.ts'

/** Tells browsers without script which features need it, before the page's content. Server only. */
export function ScriptNeeded() {
  const t = useTranslations()
  return (
    <noscript data-nosnippet="">
      <div className={contents.page}>
        <StatusBanner severity="attention" severityLabel={t('common.severity.attention')}>
          {t('ahead.script-needed')}
        </StatusBanner>
      </div>
    </noscript>
  )
}
