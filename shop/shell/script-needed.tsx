import { useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { contents } from './shell.css.ts'

/** Says to browsers without script what needs one, before the page that they read. Server only. */
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
