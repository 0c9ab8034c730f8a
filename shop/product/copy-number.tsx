import { useWords } from '@tradecounter/shop/core'
import { CopyButton } from '@tradecounter/ui/copy-button'

/** Copies an article number, and says for a while whether that worked (VAR-1). */
export default function CopyNumber({ code }: { code: string }) {
  const t = useWords()
  return (
    <CopyButton
      text={code}
      label={t('product.copy.label', code)}
      labels={{ copied: t('product.copy.copied'), failed: t('product.copy.failed') }}
    />
  )
}
