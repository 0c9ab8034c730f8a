import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { componentLayer } from './layers.css.ts'

// Not in layers.css.ts: exports of a `.css.ts` are serialised, which is impossible for functions.

/** `style()` inside the component layer; every rule of a widget uses it. */
export const component = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { [componentLayer]: rule } }, debugId)

/** `styleVariants()` inside the component layer: one class for each key. */
export const componentVariants = <Key extends string | number>(
  rules: Record<Key, StyleRule>,
  debugId?: string,
): Record<Key, string> => styleVariants(rules, (rule) => ({ '@layer': { [componentLayer]: rule } }), debugId)
