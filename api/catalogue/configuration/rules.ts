import * as v from 'valibot'
import type { Choices } from '../../contract/index.ts'

const place = v.object({
  field: v.picklist(['textPrint', 'textEmbroidery', 'garmentText', 'logoId']),
  x: v.number(),
  y: v.number(),
  width: v.number(),
  height: v.number(),
})

/** A line as far as its choices depend on it. `configuration` is written by `serialiseChoices`. */
export interface ConfiguredLine {
  productId: number
  configuration: string
}

/** The choices that the articles of some products offer, as stored. Their texts are in the catalogue's texts. */
export const configurationSetSchema = v.object({
  options: v.array(
    v.object({
      optionId: v.string(),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      required: v.boolean(),
      choices: v.array(v.string()),
    }),
  ),
  print: v.boolean(),
  embroidery: v.boolean(),
  garmentText: v.boolean(),
  logo: v.boolean(),
  logoRequired: v.boolean(),
  /** A side with an empty `imageUrl` shows the article's picture. */
  views: v.array(
    v.object({
      id: v.picklist(['front', 'back']),
      imageUrl: v.string(),
      ink: v.picklist(['dark', 'light']),
      places: v.array(place),
    }),
  ),
})
export type ConfigurationSet = v.InferOutput<typeof configurationSetSchema>

/** No choices. */
export const noChoices: Choices = {
  itemConfigurations: {},
  print: '',
  embroidery: '',
  textPrint: '',
  textEmbroidery: '',
  logoId: '',
  garmentText: '',
}

/** Whether articles of the set need a choice before they can be added (VAR-13). */
export const isRequired = ({ options, logo, logoRequired }: ConfigurationSet): boolean =>
  options.some(({ required }) => required) || (logo && logoRequired)

/**
 * Why choices are not allowed: a required one is missing, or one is not offered. `field` is the path in the request.
 */
export interface ChoiceProblem {
  code: 'configurationRequired' | 'configurationInvalid'
  field: string
}

const invalid = (field: string): ChoiceProblem => ({ code: 'configurationInvalid', field })
const missing = (field: string): ChoiceProblem => ({ code: 'configurationRequired', field })

function optionProblem(
  set: ConfigurationSet | null,
  chosen: Choices['itemConfigurations'],
): ChoiceProblem | null {
  const options = set?.options ?? []
  for (const [optionId, choice] of Object.entries(chosen)) {
    const option = options.find((known) => known.optionId === optionId)
    if (option === undefined || !option.choices.includes(choice))
      return invalid(`itemConfigurations.${optionId}`)
  }
  const open = options.find(({ optionId, required }) => required && !Object.hasOwn(chosen, optionId))
  return open === undefined ? null : missing(`itemConfigurations.${open.optionId}`)
}

function textProblem(
  offered: boolean,
  [markField, mark]: [string, string],
  [textField, text]: [string, string],
): ChoiceProblem | null {
  if (!offered) return mark === '' && text === '' ? null : invalid(mark === '' ? textField : markField)
  if (mark !== '' && text === '') return missing(textField)
  return mark === '' && text !== '' ? invalid(textField) : null
}

/**
 * Checks choices; null when the article can be added with them. `set` is null for an article without choices. `logos`
 * are the customer's own; a logo is required only from customers that have one.
 */
export function checkChoices(
  set: ConfigurationSet | null,
  logos: readonly string[],
  choices: Choices,
): ChoiceProblem | null {
  const { print, textPrint, embroidery, textEmbroidery, garmentText, logoId, itemConfigurations } = choices
  const offersLogo = set?.logo === true
  if (logoId !== '' && !(offersLogo && logos.includes(logoId))) return invalid('logoId')
  if (garmentText !== '' && set?.garmentText !== true) return invalid('garmentText')
  return (
    optionProblem(set, itemConfigurations) ??
    (offersLogo && set.logoRequired && logos.length > 0 && logoId === '' ? missing('logoId') : null) ??
    textProblem(set?.print === true, ['print', print], ['textPrint', textPrint]) ??
    textProblem(set?.embroidery === true, ['embroidery', embroidery], ['textEmbroidery', textEmbroidery])
  )
}

/** Choices as text, equal for equal choices: it distinguishes two lines of one variant. `{}` without choices. */
export function serialiseChoices({ itemConfigurations, ...texts }: Choices): string {
  const items = Object.entries(itemConfigurations).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify({
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
    ...(items.length === 0 ? {} : { itemConfigurations: Object.fromEntries(items) }),
  })
}

/** Choices from the text of `serialiseChoices`. */
export const parseChoices = (text: string): Choices => ({
  ...noChoices,
  // `serialiseChoices` wrote it.
  ...(JSON.parse(text) as Partial<Choices>),
})
