/** An attribute with the languages of its texts. */
export interface LocalAttribute {
  name: string
  value: string
  /** Empty if the value has none. */
  unit: string
  /** The language of the name, if it is not that of the page. */
  lang?: string | undefined
  /** The language of the value, if it is not that of the page. */
  valueLang?: string | undefined
}
