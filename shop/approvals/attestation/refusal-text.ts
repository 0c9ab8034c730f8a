import type { Translator } from '@tradecounter/shop/core'

/** What a refusal of a decision says, by its code. */
export function refusalText(code: string | undefined, t: Translator): string {
  switch (code) {
    case 'decided':
    case 'notFound':
      return t('approvals.decided')
    case 'limit':
      return t('approvals.over-own-limit')
    case 'nothingLeft':
      return t('approvals.nothing-left')
    default:
      return t('approvals.try-again')
  }
}
