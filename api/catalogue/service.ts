/**
 * The catalogue as a whole: its changes and facts, texts, documents and addresses. Articles, categories,
 * configurations, units and the search have services of their own.
 */
export { announceCatalogue, announceChanges, changeKinds, lastChange } from './changes.ts'
export { catalogueVersion, readCatalogueFact, writeCatalogueFact } from './facts.ts'
export { viewDocuments } from './products/media.ts'
export { countProducts, type Part, readProductNames, stockedCategories } from './public-addresses.ts'
export { languageFor, preferredLanguageFact } from './texts.ts'
