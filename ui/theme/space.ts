import { vars } from './contract.css.ts'

/** `space(4)` is four units of the grid; the unit shrinks with `data-density="compact"`. */
export const space = (units: number): string => `calc(${vars.unit} * ${units})`
