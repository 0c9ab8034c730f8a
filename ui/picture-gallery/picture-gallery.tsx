'use client'
import { type ReactNode, useState } from 'react'
import { announce } from '../announcer/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Icon } from '../icon/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import * as styles from './picture-gallery.css.ts'

/** A picture of the product; `alt` says what it shows. */
export interface GalleryImage {
  /** Address of the picture. */
  url: string
  /** Text alternative; shown if the picture does not load. */
  alt: string
}

/** Props of `PictureGallery`. */
export interface PictureGalleryProps {
  /** The first is the main picture. */
  images: readonly GalleryImage[]
  /** Index of the large picture, from 0. @default the one that the visitor chose, initially the first */
  index?: number
  /** The visitor has chosen another picture. */
  onIndexChange?: (index: number) => void
  /** Texts of the gallery. */
  labels: {
    /** Name of the gallery. */
    region: string
    /** Name of the previous button. */
    previous: string
    /** Name of the next button. */
    next: string
    /** "Picture 2 of 4": name of a thumbnail and of the position. */
    picture: (n: number, total: number) => string
  }
}

/** The large picture; if it does not load, its text alternative shows. */
function Stage({ url, alt }: GalleryImage): ReactNode {
  const [failed, setFailed] = useState<string | null>(null)
  if (failed === url) {
    return (
      <div className={styles.missing}>
        <Icon name="image" size="l" />
        <span>{alt}</span>
      </div>
    )
  }
  return (
    <img
      className={styles.image}
      src={url}
      alt={alt}
      width="480"
      height="480"
      fetchPriority="high"
      onError={() => setFailed(url)}
    />
  )
}

/**
 * Use it for the pictures of a product: one large, the others as thumbnails. Without pictures it keeps its space and
 * shows an icon.
 */
export function PictureGallery(props: PictureGalleryProps): ReactNode {
  const { images, labels, onIndexChange } = props
  const [chosen, setChosen] = useState(0)
  // Another variant may have fewer pictures.
  const index = Math.min(props.index ?? chosen, images.length - 1)
  const image = images[index]
  if (image === undefined) {
    return (
      <div className={styles.stage}>
        <div className={styles.missing}>
          <Icon name="image" size="l" />
        </div>
      </div>
    )
  }
  const several = images.length > 1
  const choose = (place: number): void => {
    setChosen(place)
    onIndexChange?.(place)
    announce(`${labels.picture(place + 1, images.length)}. ${images[place]?.alt ?? ''}`, 'polite')
  }
  const go = (by: number): void => choose((index + by + images.length) % images.length)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nothing in it is filled in, so it is no fieldset
    <div className={styles.gallery} role="group" aria-label={labels.region}>
      <div className={styles.stage}>
        <Stage {...image} />
        {several && (
          <>
            <span className={styles.previous}>
              <IconButton icon="chevron-left" label={labels.previous} tone="neutral" onClick={() => go(-1)} />
            </span>
            <span className={styles.next}>
              <IconButton icon="chevron-right" label={labels.next} tone="neutral" onClick={() => go(1)} />
            </span>
            <p className={styles.position}>{labels.picture(index + 1, images.length)}</p>
          </>
        )}
      </div>
      {several && (
        <ul className={styles.thumbs}>
          {images.map(({ url }, place) => (
            // The same picture may be listed twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={labels.picture(place + 1, images.length)}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => choose(place)}
              >
                <Thumbnail imageUrl={url} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
