import { codeOf } from '@tradecounter/shop/account'
import { useTranslations, type Translator } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'

const texts = {
  stale: 'offers.problem-stale',
  offerState: 'offers.problem-state',
  lineTaken: 'offers.problem-taken',
  cartFull: 'offers.problem-cartFull',
  alternatives: 'offers.problem-alternatives',
  emptyCart: 'offers.problem-emptyCart',
  onlyLocked: 'offers.problem-onlyLocked',
  emptyList: 'offers.problem-noLines',
  noLines: 'offers.problem-noLines',
  tooManyLines: 'offers.problem-tooManyLines',
  tooManyFiles: 'offers.problem-tooManyFiles',
  quantityInvalid: 'offers.problem-quantity',
  permission: 'offers.problem-permission',
} as const
const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code)

/** The text of a refusal or failure. */
export function problemText(cause: unknown, t: Translator): string {
  const code = codeOf(cause) ?? ''
  return t(isKnown(code) ? texts[code] : 'offers.problem-failed')
}

/** A banner with an error; nothing without one. */
export function ProblemBanner({ text }: { text: string | null }) {
  const t = useTranslations()
  if (text === null) return null
  return (
    <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
      {text}
    </StatusBanner>
  )
}
