import { useHydrated, useTranslations } from '@tradecounter/shop/core'
import { CopyButton } from '@tradecounter/ui/copy-button'

/** Copies an article number, and shows whether it worked (VAR-1). */
export default function CopyNumber({ code }: { code: string }) {
  const t = useTranslations()
  // A click before this part's code has loaded would be lost.
  const waits = !useHydrated()
  return (
    <CopyButton
      text={code}
      label={t('product.copy.label', code)}
      disabled={waits}
      labels={{ copied: t('product.copy.copied'), failed: t('product.copy.failed') }}
    />
  )
}
