/** Texts of an electronic invoice. */
export interface UblTexts {
  freight: string
  discount: string
  /** Why an amount is exempt from VAT. */
  exempt: string
  /** Terms of a credit note: it is set off or paid back. */
  creditTerms: string
  /** Note of a line: its delivery note. */
  deliveryNote: (number: string) => string
  /** Name of the payment terms: interest after the due day. */
  terms: string
}
