/**
 * All values of a union, in the order in which they are written. Use it where the contract has the list and the shop
 * may take its type only: the type check refuses a list that lacks a value.
 */
export const everyValue = <Value extends string>(values: Readonly<Record<Value, true>>): readonly Value[] =>
  Object.keys(values) as Value[] // the keys of the record
