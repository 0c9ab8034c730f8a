import type { AriaAttributes, ButtonHTMLAttributes, Ref } from 'react'

type Handlers = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'onPointerDown'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerMove'
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
  | 'onMouseEnter'
  | 'onMouseLeave'
>

/** What a button takes besides its own props, so that Radix's `asChild` triggers can stand on it. */
export interface TriggerProps extends AriaAttributes, Handlers {
  id?: string
  tabIndex?: number
  ref?: Ref<HTMLButtonElement>
}
