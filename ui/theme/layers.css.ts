import { globalLayer } from '@vanilla-extract/css'

/** Cascade layers, weakest first. The shop's styles are outside them and so win without specificity. */
export const resetLayer = globalLayer('ui.reset')
export const themeLayer = globalLayer('ui.theme')
export const componentLayer = globalLayer('ui.component')
