import type { JSX, ReactNode } from 'react'

/** 200 characters in long technical words, one of them without a break opportunity. */
export const longName =
  'Thermostatic radiator valve set, straight, with presetting, lockable sensor and compression couplings for copper, Rostfreistahlschutzrohrverbindungsmuffenverschraubungsdichtung, packed by ten, grey 200.'

/** "Ball valve, brass, with a red lever" and "stainless", written from right to left. */
export const rtl = {
  name: 'صمام كروي من النحاس الأصفر بمقبض أحمر',
  text: 'الكمية المتاحة في المستودع أقل من المطلوب. راجع العدد قبل الطلب.',
  label: 'رقم الصنف',
  short: 'مقاوم للصدأ',
} as const

/** A right-to-left page. */
export const RightToLeft = ({ children }: { children: ReactNode }): JSX.Element => (
  <div dir="rtl" lang="ar">
    {children}
  </div>
)

/** The width of a phone without its margins. */
export const Narrow = ({ children }: { children: ReactNode }): JSX.Element => (
  <div style={{ inlineSize: 343, maxInlineSize: '100%' }}>{children}</div>
)

/** 60 letters without a break opportunity, as from an import. */
export const longWord = 'Rostfreistahlschutzrohrverbindungsmuffenverschraubungsdichtun'
