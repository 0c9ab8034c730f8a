import { globalLayer } from '@vanilla-extract/css'

/** Cascade layers, weakest first. The shop styles outside them and so wins without specificity. */
export const resetLayer = globalLayer('ui.reset')
export const themeLayer = globalLayer('ui.theme')
export const componentLayer = globalLayer('ui.component')
