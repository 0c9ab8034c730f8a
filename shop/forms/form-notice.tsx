import { useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import type { FormProblem } from './use-form.ts'

/** What became of an attempt to save, above the form's buttons. */
export function FormNotice({ problem, saved }: { problem: FormProblem; saved: boolean }) {
  const t = useTranslations()
  if (saved)
    return (
      <StatusBanner severity="success" severityLabel={t('common.severity.success')} live slim>
        {t('forms.saved')}
      </StatusBanner>
    )
  if (problem.changed)
    return (
      <StatusBanner severity="warning" severityLabel={t('common.severity.warning')} live>
        {t('forms.changed')}
      </StatusBanner>
    )
  if (problem.failed || Object.keys(problem.fields).length > 0)
    return (
      <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
        {t(problem.full === true ? 'forms.full' : problem.failed ? 'forms.failed' : 'forms.correct')}
      </StatusBanner>
    )
  return null
}
