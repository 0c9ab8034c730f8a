import { vars } from './contract.css.ts'

/** `space(4)` is four units of the grid; the unit shrinks with `data-density="compact"`. */
export const space = (units: number): string => `calc(${vars.unit} * ${units})`

/** Room at the edges of the page: header, menu, content and footer stand on the same lines. */
export const pageGutter = `clamp(${space(4)}, 3.2vw, ${space(6)})`
