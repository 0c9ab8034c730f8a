'use client'
import { type JSX, useCallback, useState } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './thumbnail.css.ts'

/** Props of `Thumbnail`. */
export interface ThumbnailProps {
  /** Address of the picture. Empty or absent if there is none. */
  imageUrl?: string | undefined
  /** `eager` for pictures in the first viewport. @default 'lazy' */
  loading?: 'lazy' | 'eager'
}

/**
 * Use it for the small picture beside a product's name. It has no alternative text, because the name is beside it.
 * It fills its box; a placeholder keeps the space if there is no picture or it fails to load.
 */
export function Thumbnail({ imageUrl = '', loading = 'lazy' }: ThumbnailProps): JSX.Element {
  const [failed, setFailed] = useState<string | null>(null)
  const watch = useCallback(
    (image: HTMLImageElement | null): void => {
      // In server-rendered markup it may have failed before hydration. Only browsers have `decode`.
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
