import type { Choices, Chosen, ProductConfiguration } from '../contract/index.ts'
import type { ConfigurationSet } from '../domain/configuration.ts'
import { readChoices } from '../domain/configuration.ts'
import { settingsWords } from '../settings/words.ts'
import { logosOf } from '../store/configurations.ts'
import type { Queries } from '../store/index.ts'
import { pictureUrl } from './article-view.ts'
import type { Caller } from './services.ts'
import { wordsFor } from './words.ts'

/** What can be chosen about an article, in the reader's words. `picture` shows the sides that have none of their own. */
export async function showConfiguration(
  db: Queries,
  caller: Caller,
  set: ConfigurationSet,
  picture: string,
): Promise<ProductConfiguration> {
  const owners = set.options.flatMap(({ optionId, choices }) => [
    `option:${optionId}`,
    ...choices.map((choice) => `choice:${choice}`),
  ])
  const name = await wordsFor(db, caller.language, 'name', owners)
  const description = await wordsFor(db, caller.language, 'description', owners)
  const {
    front,
    back,
    print: _print,
    embroidery: _embroidery,
    ...labels
  } = settingsWords(caller.language).configuration
  const logos = set.logo && caller.customerId !== '' ? await logosOf(db, caller.customerId) : []
  return {
    labels,
    configurations: set.options.map(({ optionId, quantity, required, choices }) => ({
      optionId,
      name: name(`option:${optionId}`, optionId),
      description: description(`option:${optionId}`, ''),
      quantity,
      required,
      options: choices.map((choice) => ({
        productId: choice,
        name: name(`choice:${choice}`, choice),
        description: description(`choice:${choice}`, ''),
      })),
    })),
    offer: {
      print: set.print,
      embroidery: set.embroidery,
      garmentText: set.garmentText,
      logoRequired: set.logoRequired && logos.length > 0,
      logos: logos.map(({ id, name: logoName, imageUrl }) => ({ logoId: id, name: logoName, imageUrl })),
      views: set.views.map(({ id, imageUrl, ink, places }) => ({
        id,
        label: { front, back }[id],
        imageUrl: imageUrl === '' ? pictureUrl(picture) : imageUrl,
        ink,
        places,
      })),
    },
  }
}

/** What was chosen about each line, as its reader reads it. */
export type ChosenWords = (configuration: string) => Chosen[]

/** Words for the choices of some lines. Only the caller's own lines are asked for, so all their logos are its own. */
export async function chosenWordsFor(
  db: Queries,
  caller: Caller,
  configurations: readonly string[],
): Promise<ChosenWords> {
  const known = configurations.filter((text) => text !== '{}').map(readChoices)
  if (known.length === 0) return () => []
  const word = await wordsFor(
    db,
    caller.language,
    'name',
    known.flatMap(({ itemConfigurations }) =>
      Object.entries(itemConfigurations).flatMap(([option, choice]) => [
        `option:${option}`,
        `choice:${choice}`,
      ]),
    ),
  )
  const labels = settingsWords(caller.language).configuration
  const logos = caller.customerId === '' ? [] : await logosOf(db, caller.customerId)
  const describe = ({ itemConfigurations, ...texts }: Choices): Chosen[] => {
    const said: Chosen[] = [
      { name: labels.logo, value: logos.find(({ id }) => id === texts.logoId)?.name ?? texts.logoId },
      { name: labels.print, value: texts.textPrint },
      { name: labels.embroidery, value: texts.textEmbroidery },
      { name: labels.garmentText, value: texts.garmentText },
    ]
    return [
      ...Object.entries(itemConfigurations).map(([option, choice]) => ({
        name: word(`option:${option}`, option),
        value: word(`choice:${choice}`, choice),
      })),
      ...said.filter(({ value }) => value !== ''),
    ]
  }
  return (configuration) => (configuration === '{}' ? [] : describe(readChoices(configuration)))
}
