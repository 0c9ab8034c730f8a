'use client'
import { type JSX, useCallback, useState } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './thumbnail.css.ts'

/** Props of `Thumbnail`. */
export interface ThumbnailProps {
  /** Address of the picture. Empty or absent where there is none. */
  imageUrl?: string | undefined
  /** `eager` for what is in sight when the page opens. @default 'lazy' */
  loading?: 'lazy' | 'eager'
}

/**
 * Use it for the small picture beside a product's name. It has no alternative text, as the name says what it shows. It
 * fills its box; a placeholder keeps the space when there is no picture or it fails to load.
 */
export function Thumbnail({ imageUrl = '', loading = 'lazy' }: ThumbnailProps): JSX.Element {
  const [failed, setFailed] = useState<string | null>(null)
  const watch = useCallback(
    (image: HTMLImageElement | null): void => {
      // On a page from the server it may have failed before anybody listened. Only browsers decode.
      if (image === null || !image.complete || !('decode' in image)) return
      const { src } = image
      image.decode().catch(() => setFailed(image.isConnected && image.src === src ? imageUrl : null))
    },
    [imageUrl],
  )
  const drawn = imageUrl === '' || failed === imageUrl
  return (
    <span className={styles.thumbnail}>
      {drawn ? (
        <Icon name="box" size="l" />
      ) : (
        <img
          ref={watch}
          className={styles.image}
          src={imageUrl}
          alt=""
          width="96"
          height="96"
          loading={loading}
          onError={() => setFailed(imageUrl)}
        />
      )}
    </span>
  )
}
