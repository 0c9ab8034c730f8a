import { useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'

/** Says at the head of a list which words of the phrase its hits do not have, or how it was corrected. */
export default function SearchedWordsNotice({ text }: { text: string }) {
  const t = useTranslations()
  return (
    <StatusBanner severity="info" slim severityLabel={t('common.severity.info')}>
      {text}
    </StatusBanner>
  )
}
