'use client'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../button/index.ts'
import * as styles from './picture-gallery.css.ts'

export interface PictureGalleryProps {
  /** The first is the product's own; `alt` says what it shows. */
  images: readonly { url: string; alt: string }[]
  labels: {
    /** Name of the gallery. */
    region: string
    previous: string
    next: string
    /** "Picture 2 of 4": name of a thumbnail and of the place. */
    picture: (n: number, total: number) => string
  }
}

/** The product's pictures: one large, the others to choose from. */
export function PictureGallery({ images, labels }: PictureGalleryProps): ReactNode {
  const [chosen, setChosen] = useState(0)
  // Another variant may have fewer pictures.
  const index = Math.min(chosen, images.length - 1)
  const image = images[index]
  if (image === undefined) return null
  const several = images.length > 1
  const go = (by: number): void => setChosen((index + by + images.length) % images.length)
  return (
    <section className={styles.gallery} aria-label={labels.region}>
      <div className={styles.stage}>
        <img
          className={styles.image}
          src={image.url}
          alt={image.alt}
          width="480"
          height="480"
          fetchPriority="high"
        />
        {several && (
          <>
            <span className={styles.previous}>
              <IconButton icon="chevron-left" label={labels.previous} tone="neutral" onClick={() => go(-1)} />
            </span>
            <span className={styles.next}>
              <IconButton icon="chevron-right" label={labels.next} tone="neutral" onClick={() => go(1)} />
            </span>
            <p className={styles.place} aria-live="polite">
              {labels.picture(index + 1, images.length)}
            </p>
          </>
        )}
      </div>
      {several && (
        <ul className={styles.thumbs}>
          {images.map(({ url }, position) => (
            <li key={url}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={labels.picture(position + 1, images.length)}
                aria-current={position === index ? 'true' : undefined}
                onClick={() => setChosen(position)}
              >
                <img className={styles.image} src={url} alt="" width="64" height="64" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
