import type swedish from './sv.json'

/** Languages of the interface; a locale uses exactly one. `nb` is only the fallback of `nn`. */
export type Language = 'sv' | 'fi' | 'nn' | 'nb' | 'da' | 'en' | 'en-US' | 'en-GB'

/** Texts of one language by key (`cart.title`). */
export type Texts = Readonly<Record<string, string>>

/** All texts of a complete language: group, then the rest of the key. */
export type TextsByGroup = typeof swedish

/** Name of a group of texts: the first part of a key. */
export type TranslationGroup = keyof TextsByGroup

/** Every key of the interface: `group.name`. Swedish is the list of keys. */
export type TranslationKey = {
  [Group in TranslationGroup]: `${Group}.${keyof TextsByGroup[Group] & string}`
}[TranslationGroup]

/** Keys with a form per plural: `search.hits` for `search.hits.one` and `search.hits.other`. */
export type PluralKey = TranslationKey extends infer Key
  ? Key extends `${infer Base}.other`
    ? Base
    : never
  : never
