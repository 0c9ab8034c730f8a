import type { Choices, ProductConfiguration } from '@tradecounter/api/contract'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { ConfigurationForm, type ConfigurationValue } from '@tradecounter/ui/configuration-form'
import { choicesOf } from './choices-of.ts'
import { quantityText } from '../lines/quantity-text.ts'
import { hasOptionPrices, optionPriceText, optionsSum } from '../lines/option-prices.ts'
import { longestGarmentText } from '../rules.ts'

export interface ChoicesFormProps {
  data: ProductConfiguration
  value: ConfigurationValue
  onValueChange: (value: ConfigurationValue) => void
  /** Quantity in order units, for the total price of the choices. */
  quantity: number
  busy: boolean
  onChosen: (choices: Choices) => void
  onCancel: () => void
  /** Labels of the buttons, and while busy. */
  labels: { add: string; busy: string; cancel: string }
}

const filled = (text: string, value: string | number): string => text.replace('{0}', String(value))

/** The configuration options of an article with prices; the total follows the choices. */
export function ChoicesForm(props: ChoicesFormProps) {
  const { data, value, onValueChange, quantity, busy, onChosen, onCancel, labels: own } = props
  const t = useTranslations()
  const format = useFormat()
  const { labels, currency, unit, offer } = data
  const said = (price: Parameters<typeof optionPriceText>[0] | undefined): { price?: string } =>
    price === undefined ? {} : { price: optionPriceText(price, { format, t, currency, unit }) }

  return (
    <ConfigurationForm
      configurations={data.configurations.map(({ options, ...configuration }) => ({
        ...configuration,
        options: [
          // An optional choice can be undone: its first option is none.
          ...(configuration.required ? [] : [{ productId: '', name: labels.noChoice, description: '' }]),
          ...options.map(({ price, ...option }) => ({ ...option, ...said(price) })),
        ],
      }))}
      offer={{
        ...offer,
        prices: Object.fromEntries(
          Object.entries(offer.prices).map(([finishing, price]) => [finishing, said(price).price]),
        ),
      }}
      value={value}
      onValueChange={onValueChange}
      onSubmit={() => onChosen(choicesOf(value))}
      onCancel={onCancel}
      busy={busy}
      maxTextLength={longestGarmentText}
      {...(hasOptionPrices(data)
        ? {
            sum: {
              label: t('cart.options-sum', quantityText(quantity, unit)),
              amount: format.money(optionsSum(data, choicesOf(value), quantity), currency),
            },
          }
        : {})}
      labels={{
        ...labels,
        print: labels.addPrint,
        embroidery: labels.addEmbroidery,
        textHint: filled(labels.textHint, longestGarmentText),
        quantity: (count) => filled(labels.quantity, count),
        submit: own.add,
        busy: own.busy,
        cancel: own.cancel,
      }}
    />
  )
}
