import { PNG } from 'pngjs'

/** A picture in memory: four bytes a pixel (red, green, blue, opacity), row by row. */
export interface Pixels {
  width: number
  height: number
  data: Buffer
}

/** An opaque white picture. */
export const blank = (width: number, height: number): Pixels => ({
  width,
  height,
  data: Buffer.alloc(width * height * 4, 255),
})

/** Reads a PNG. Throws when it is none. */
export function decodePng(png: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(png)
  return { width, height, data }
}

/**
 * Writes an opaque picture as a PNG, without loss. Rows are stored as they are, not as differences to their neighbours:
 * of flat colours and letters that makes files a third smaller.
 */
export function encodePng({ width, height, data }: Pixels): Buffer {
  const png = new PNG({ width, height })
  png.data = data
  return PNG.sync.write(png, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 })
}

/** Copies rows of `from`, beginning at `fromTop`, to `to` at `toTop`; what does not fit is left out. */
function copyRows(from: Pixels, fromTop: number, to: Pixels, toTop: number, rows: number): void {
  const bytes = Math.min(from.width, to.width) * 4
  for (let row = 0; row < rows; row++) {
    const start = (fromTop + row) * from.width * 4
    from.data.copy(to.data, (toTop + row) * to.width * 4, start, start + bytes)
  }
}

/** Pictures below each other on white, as wide as the widest. */
export function stack(pictures: readonly Pixels[]): Pixels {
  const width = Math.max(...pictures.map((picture) => picture.width))
  const height = pictures.reduce((sum, picture) => sum + picture.height, 0)
  const whole = blank(width, height)
  let top = 0
  for (const picture of pictures) {
    copyRows(picture, 0, whole, top, picture.height)
    top += picture.height
  }
  return whole
}

/** The part of a picture that begins `top` pixels down, from its left edge. */
export function band(whole: Pixels, top: number, width: number, height: number): Pixels {
  const part = blank(width, height)
  copyRows(whole, top, part, 0, height)
  return part
}

/** The picture on a white ground of another size, from the upper left corner. */
export function onGround(picture: Pixels, width: number, height: number): Pixels {
  const ground = blank(width, height)
  copyRows(picture, 0, ground, 0, Math.min(height, picture.height))
  return ground
}
