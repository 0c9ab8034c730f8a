import type { ElementType, ReactElement } from 'react'
import { jsxs } from 'react/jsx-runtime'

/** One element of a page as data, for rendering the same markup with React only. */
export interface PlainNode {
  tag: ElementType
  /** Unique among siblings that can be reordered. */
  key: string | undefined
  props: Record<string, unknown>
  children: (PlainNode | string)[]
}

/** Attributes with a different name in React. */
const spelling: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  inputmode: 'inputMode',
}
const flags = new Set(['disabled', 'hidden', 'checked', 'selected'])
const noop = (): void => {}

/** Rows and list items are reordered; their first words or values identify them. */
const keyOf = (element: Element): string | undefined =>
  element.matches('tr, li')
    ? (element.querySelector('th[scope=row]')?.textContent ??
      element.querySelector('input')?.value ??
      element.textContent)
    : undefined

function propsOf(element: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const { name, value } of element.attributes) {
    if (name === 'style') props.style = styleOf(value)
    else if (flags.has(name)) props[name] = true
    else props[spelling[name] ?? name] = value
  }
  if (element instanceof HTMLInputElement) {
    if (element.type === 'checkbox' || element.type === 'radio') props.checked = element.checked
    else props.value = element.value
    props.onChange = noop
  }
  return props
}

const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .filter((rule) => rule.includes(':'))
      .map((rule) => {
        const [name = '', value = ''] = rule.split(':')
        const cased = name.trim().replace(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase())
        return [name.trim().startsWith('--') ? name.trim() : cased, value.trim()]
      }),
  )

/** Reads the page's elements. */
export const readNode = (element: Element): PlainNode => ({
  // The names in the page are those of its elements.
  tag: element.localName as ElementType,
  key: keyOf(element),
  props: propsOf(element),
  children: [...element.childNodes].flatMap((child): (PlainNode | string)[] => {
    if (child instanceof Element) return [readNode(child)]
    return child.nodeType === Node.TEXT_NODE ? [child.textContent ?? ''] : []
  }),
})

/** The same as React elements: no components, no hooks, no handlers. */
export function plainElement({ tag, key, props, children }: PlainNode): ReactElement {
  const drawn = children.map((child) => (typeof child === 'string' ? child : plainElement(child)))
  return jsxs(tag, drawn.length === 0 ? props : { ...props, children: drawn }, key)
}
