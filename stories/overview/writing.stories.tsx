import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatCount, formatMoney, formatNumber } from '@tradecounter/shop/core'
import { translationsFor } from '@tradecounter/shop/translations'
import type { JSX } from 'react'
import { Facts, Lines, Part, Sheet } from '../parts/sheet.tsx'

const meta = { title: 'Overview/Writing', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const languages = [
  ['sv', 'Svenska'],
  ['fi', 'Suomi'],
  ['nn', 'Nynorsk'],
  ['da', 'Dansk'],
  ['en', 'English'],
] as const

const groups = ['common', 'cart', 'checkout', 'product', 'account']
const textsByLanguage = languages.map(([language]) => translationsFor(language, groups))

const shown = [
  'cart.add',
  'cart.to-checkout',
  'checkout.order',
  'account.sign-in',
  'product.stock.in-stock',
  'product.stock.none',
  'product.price.campaign',
  'common.retry',
  'cart.empty-ask',
  'cart.quantity-not-number',
]

const columns = languages.map(([, name]) => name)
const inEach = (write: (language: string) => string): string[] =>
  languages.map(([language]) => write(language))

const days: Record<string, string> = {
  sv: '2026-11-20',
  fi: '20.11.2026',
  nn: '20.11.2026',
  da: '20.11.2026',
  en: '20 Nov 2026',
}

const numbers: readonly [string, (language: string) => string][] = [
  [
    'An amount',
    (language) =>
      formatMoney(
        123450,
        language === 'fi' ? 'EUR' : language === 'nn' ? 'NOK' : language === 'da' ? 'DKK' : 'SEK',
      ),
  ],
  ['A measure', () => formatNumber(12.5)],
  ['A count', () => formatCount(12480)],
  ['A day', (language) => days[language] ?? ''],
]

const said: readonly [instead: string, say: string, why: string][] = [
  [
    'Oops! Something went wrong.',
    'The list could not be loaded. Try again.',
    'Say what failed and what can be done.',
  ],
  ['Invalid input', 'Write a number.', 'Say what is wanted, not what the reader is.'],
  ['Submit', 'Place order', 'A button says what happens when it is pressed.'],
  ['Are you sure?', 'Empty the cart? All 14 lines are removed.', 'A question says what is lost.'],
  ['Successfully added!', 'Added to cart', 'No exclamation marks; the tick is enough.'],
  ['Click here', 'Data sheet, PDF, 1,2 MB', 'A link makes sense by itself.'],
  ['N/A', 'Not in stock', 'Use the trade’s own words.'],
]

/** Marks the language of texts for screen readers. */
const spoken = (texts: readonly string[]): JSX.Element[] =>
  texts.map((text, place) => (
    <span key={languages[place]?.[0]} lang={languages[place]?.[0]}>
      {text}
    </span>
  ))

/** Rules for texts, with examples in the languages of the sites. */
export const Writing: StoryObj = {
  render: () => (
    <Sheet
      title="Writing"
      lead="Our readers have cold hands and little time. Words are short and plain, in the trade's own terms, in sentence case, without exclamation marks."
    >
      <Part title="Rules">
        <Lines
          lines={[
            'Say the thing first: the number, the stock, the price. Then the rest.',
            'A heading is a name, not a sentence; a message is a sentence.',
            'A label is one or two words above its field; an example is below it, never inside.',
            'A message says what happened, then what can be done, in the language of the reader.',
            'Words are never in pictures, and never grow by pasting: “{0} of {1}” is one text to translate.',
            'Leave room: Finnish is half again as long as English, and has words without a place to break.',
          ]}
        />
      </Part>
      <Part title="Instead of this, say that">
        <Facts label="Better words" columns={['Instead of', 'Say', 'Because']} rows={said} />
      </Part>
      <Part
        title="Our terms"
        said="From the shop's translations. A widget has no texts of its own: they come in through its labels, and a missing one does not compile."
      >
        <Facts
          label="Words in five languages"
          columns={['Key', ...columns]}
          rows={shown.map((key) => [
            <code key="key">{key}</code>,
            ...spoken(textsByLanguage.map((list) => list[key] ?? '')),
          ])}
        />
      </Part>
      <Part
        title="Numbers"
        said="A space between thousands, a comma before decimals, the sign of the currency behind, in every language. What people type is read with comma or point."
      >
        <Facts
          label="Numbers in five languages"
          columns={['What', ...columns]}
          rows={numbers.map(([name, write]) => [name, ...inEach(write)])}
        />
        <Lines
          lines={[
            'Amounts have two decimals; measures as many as the article counts in.',
            'The unit follows the number after a space: 12,5 m, 1 240 pcs.',
            'A number that is on its way keeps its place; a number that is hidden says so.',
          ]}
        />
      </Part>
    </Sheet>
  ),
}
