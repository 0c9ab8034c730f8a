import { vars } from './contract.css.ts'

/** `space(4)` is four units of the grid; the unit shrinks with `data-density="compact"`. */
export const space = (units: number): string => `calc(${vars.unit} * ${units})`

/** Padding at the edges of the page: header, menu, content and footer align with it. */
export const pageGutter = `clamp(${space(4)}, 3.2vw, ${space(6)})`
