/** The `lang` prop for a name whose answer states its language; none for a name in the page's. */
export const languageOf = ({ lang }: { lang?: string | undefined }): { lang?: string } =>
  lang === undefined ? {} : { lang }
