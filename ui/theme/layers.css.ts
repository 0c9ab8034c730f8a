import { globalLayer, style, type StyleRule } from '@vanilla-extract/css'

/** Cascade layers, weakest first. The shop styles outside them and so wins without specificity. */
export const resetLayer = globalLayer('ui.reset')
export const themeLayer = globalLayer('ui.theme')
export const componentLayer = globalLayer('ui.component')

/** `style()` inside the component layer; every rule of a widget is written with it. */
export const component = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { [componentLayer]: rule } }, debugId)
