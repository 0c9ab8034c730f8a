import type { JSX } from 'react'
import type { ConfigurationValue, FinishingOffer } from './configuration.ts'
import { fitText, type GarmentView, lineMiddles, type Place, type PlacedField } from './placement.ts'
import * as styles from './garment-preview.css.ts'

/** Props of `GarmentPreview`. */
export interface GarmentPreviewProps {
  offer: FinishingOffer
  value: ConfigurationValue
  /** Name of the preview: `How it will look`. */
  label: string
}

/** Whether a field is shown on the garment: offered and, if optional, chosen. */
function isOn(field: PlacedField, offer: FinishingOffer, value: ConfigurationValue): boolean {
  if (field === 'textPrint') return offer.print && value.print
  if (field === 'textEmbroidery') return offer.embroidery && value.embroidery
  return field === 'garmentText' ? offer.garmentText : value.logoId !== ''
}

const box = ({ x, y, width, height }: Place) => ({ x, y, width, height })

function PlacedText({ place, text }: { place: Place; text: string }): JSX.Element {
  const { x, y, width, height } = place
  const { size, lines } = fitText(text, place)
  const middles = lineMiddles(lines.length, size, height)
  return (
    <>
      <rect className={styles.printArea} x={x} y={y} width={width} height={height} rx="1" />
      {lines.map((line, at) => (
        <text
          // Two lines of a text may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          className={styles.text}
          x={x + width / 2}
          y={y + (middles[at] ?? 0)}
          fontSize={size}
        >
          {line}
        </text>
      ))}
    </>
  )
}

/** A live preview: every side of the garment with the chosen texts and logo. */
export function GarmentPreview({ offer, value, label }: GarmentPreviewProps): JSX.Element | null {
  const { views = [], logos } = offer
  if (views.length === 0) return null
  const logo = logos.find(({ logoId }) => logoId === value.logoId)
  const translatorOf = ({ places }: GarmentView): string[] =>
    places
      .filter(({ field }) => isOn(field, offer, value))
      .map(({ field }) => (field === 'logoId' ? (logo?.name ?? '') : value[field].trim()))
      .filter((words) => words !== '')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nothing in it is filled in, so it is no fieldset
    <div className={styles.preview} role="group" aria-label={label}>
      {views.map((view) => (
        <figure key={view.id} className={styles.view}>
          <svg
            className={styles.inks[view.ink ?? 'dark']}
            viewBox="0 0 100 100"
            role="img"
            aria-label={[view.label, ...translatorOf(view)].join(', ')}
          >
            <image href={view.imageUrl} width="100" height="100" />
            {view.places
              .filter(({ field }) => isOn(field, offer, value))
              .map((place) =>
                place.field === 'logoId' ? (
                  <image key={place.field} href={logo?.imageUrl} {...box(place)} />
                ) : (
                  <PlacedText key={place.field} place={place} text={value[place.field]} />
                ),
              )}
          </svg>
          <figcaption className={styles.caption} aria-hidden="true">
            {view.label}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
