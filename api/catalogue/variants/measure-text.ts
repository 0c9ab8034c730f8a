/** Formats a measure given in thousandths, with the decimal comma of all languages. */
export const measureText = (thousandths: number): string =>
  String(Number(thousandths) / 1000).replace('.', ',')
