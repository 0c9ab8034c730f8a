import type { JSX } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { TextField } from '../text-field/index.ts'
import { ChoiceGroup } from './choice-group.tsx'
import type { ConfigurationField, ConfigurationValue, FinishingOffer } from './configuration.ts'
import * as styles from './configuration-form.css.ts'
import { GarmentPreview } from './garment-preview.tsx'

/** Texts of the finishing options. */
export interface FinishingLabels {
  /** Names the group of print, embroidery and name. */
  finishing: string
  /** Checkbox for the print, naming its position. */
  print: string
  /** Checkbox for the embroidery, naming its position. */
  embroidery: string
  /** Labels of the three text fields. */
  textPrint: string
  textEmbroidery: string
  garmentText: string
  /** Names the choice of a logo. */
  logo: string
  /** The choice of no logo, where allowed. */
  noLogo: string
  /** Hint with the maximum length of a text. */
  textHint: string
  /** Name of the preview. */
  preview: string
}

/** Props of `Finishing`. */
export interface FinishingProps {
  offer: FinishingOffer
  value: ConfigurationValue
  onValueChange: (value: ConfigurationValue) => void
  messageOf: (field: ConfigurationField) => string | undefined
  maxTextLength: number
  labels: FinishingLabels
}

/** Print, embroidery, logo and text of a garment; a text is required only if its print or embroidery is chosen. */
export function Finishing(props: FinishingProps): JSX.Element | null {
  const { offer, value, onValueChange, messageOf, maxTextLength, labels } = props
  const prices = offer.prices ?? {}
  const set = (change: Partial<ConfigurationValue>): void => onValueChange({ ...value, ...change })
  const text = (field: 'textPrint' | 'textEmbroidery' | 'garmentText', required: boolean): JSX.Element => (
    <TextField
      name={field}
      label={labels[field]}
      hint={
        field === 'garmentText'
          ? [labels.textHint, prices.garmentText].filter(Boolean).join(' · ')
          : labels.textHint
      }
      value={value[field]}
      onValueChange={(words) => set({ [field]: words })}
      required={required}
      maxLength={maxTextLength}
      message={field === 'garmentText' ? undefined : messageOf(field)}
      autoComplete="off"
    />
  )
  const texts = offer.print || offer.embroidery || offer.garmentText
  if (!texts && offer.logos.length === 0) return null
  return (
    <>
      {offer.logos.length > 0 && (
        <ChoiceGroup
          legend={labels.logo}
          description={prices.logo}
          required={offer.logoRequired}
          value={value.logoId}
          onValueChange={(logoId) => set({ logoId })}
          options={[
            ...(offer.logoRequired ? [] : [{ value: '', label: labels.noLogo }]),
            ...offer.logos.map(({ logoId, name, imageUrl }) => ({ value: logoId, label: name, imageUrl })),
          ]}
          message={messageOf('logoId')}
        />
      )}
      {texts && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{labels.finishing}</legend>
          {offer.print && (
            <Checkbox
              name="print"
              label={labels.print}
              description={prices.print}
              checked={value.print}
              onCheckedChange={(print) => set({ print })}
            />
          )}
          {offer.print && value.print && <div className={styles.indented}>{text('textPrint', true)}</div>}
          {offer.embroidery && (
            <Checkbox
              name="embroidery"
              label={labels.embroidery}
              description={prices.embroidery}
              checked={value.embroidery}
              onCheckedChange={(embroidery) => set({ embroidery })}
            />
          )}
          {offer.embroidery && value.embroidery && (
            <div className={styles.indented}>{text('textEmbroidery', true)}</div>
          )}
          {offer.garmentText && <div className={styles.collar}>{text('garmentText', false)}</div>}
        </fieldset>
      )}
      <GarmentPreview {...{ offer, value }} label={labels.preview} />
    </>
  )
}
