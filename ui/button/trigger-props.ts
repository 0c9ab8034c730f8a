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

/** Attributes that a button passes on, so that it can be a trigger of Radix's `asChild`. */
export interface TriggerProps extends AriaAttributes, Handlers {
  id?: string
  tabIndex?: number
  ref?: Ref<HTMLButtonElement>
}
