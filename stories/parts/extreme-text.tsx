import type { JSX, ReactNode } from 'react'

/** 200 characters in words of a trade that likes them long, with one that has no place to break. */
export const longName =
  'Thermostatic radiator valve set, straight, with presetting, lockable sensor and compression couplings for copper, Rostfreistahlschutzrohrverbindungsmuffenverschraubungsdichtung, packed by ten, grey 200.'

/** "Ball valve, brass, with a red lever" and "stainless", written from right to left. */
export const rtl = {
  name: 'صمام كروي من النحاس الأصفر بمقبض أحمر',
  text: 'الكمية المتاحة في المستودع أقل من المطلوب. راجع العدد قبل الطلب.',
  label: 'رقم الصنف',
  short: 'مقاوم للصدأ',
} as const

/** A page that runs from right to left. */
export const RightToLeft = ({ children }: { children: ReactNode }): JSX.Element => (
  <div dir="rtl" lang="ar">
    {children}
  </div>
)

/** The width of a telephone inside its margins. */
export const Narrow = ({ children }: { children: ReactNode }): JSX.Element => (
  <div style={{ inlineSize: 343, maxInlineSize: '100%' }}>{children}</div>
)

/** 60 letters without a place to break, as an import sends them. */
export const longWord = 'Rostfreistahlschutzrohrverbindungsmuffenverschraubungsdichtun'
