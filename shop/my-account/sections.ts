import type { RouteTo, TranslationKey } from '@tradecounter/shop/core'

export type MyAccountSection = RouteTo<'my-account'>['section']

/** Title of each section: of the page and of its link. */
export const sectionTitle = {
  overview: 'account.my-account',
  settings: 'my-account.settings',
  security: 'my-account.security',
} as const satisfies Record<MyAccountSection, TranslationKey>
