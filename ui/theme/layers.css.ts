import { globalLayer, style, styleVariants, type StyleRule } from '@vanilla-extract/css'

/** Cascade layers, weakest first. The shop styles outside them and so wins without specificity. */
export const resetLayer = globalLayer('ui.reset')
export const themeLayer = globalLayer('ui.theme')
export const componentLayer = globalLayer('ui.component')

/** `style()` inside the component layer; every rule of a widget is written with it. */
export const component = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { [componentLayer]: rule } }, debugId)

/** `styleVariants()` inside the component layer: one class for each key. */
export const componentVariants = <Key extends string>(
  rules: Record<Key, StyleRule>,
  debugId?: string,
): Record<Key, string> => styleVariants(rules, (rule) => ({ '@layer': { [componentLayer]: rule } }), debugId)
