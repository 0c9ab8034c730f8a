import type { MyAccountSection, TranslationKey } from '@tradecounter/shop/core'

/** Title of each section: of the page and of its link. */
export const sectionTitle = {
  overview: 'account.my-account',
  settings: 'my-account.settings',
  security: 'my-account.security',
} as const satisfies Record<MyAccountSection, TranslationKey>
