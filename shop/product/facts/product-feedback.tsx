import { useTranslations } from '@tradecounter/shop/core'
import { useOpenFeedback } from '@tradecounter/shop/feedback'
import { Button } from '@tradecounter/ui/button'
import { Inline } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'

/** Asks whether something about the product is missing or wrong (HELP-7). */
export default function ProductFeedback({ code }: { code: string }) {
  const t = useTranslations()
  const openFeedback = useOpenFeedback()
  return (
    <Inline space={4} align="center">
      <Text as="span">{t('product-page.feedback')}</Text>
      <Button size="s" icon="chat" onClick={() => openFeedback({ page: 'product', code })}>
        {t('product-page.feedback-open')}
      </Button>
    </Inline>
  )
}
