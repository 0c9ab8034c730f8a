import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Store } from '@tradecounter/api/seed'
import { drawGarmentBack, drawPicture } from './draw-picture.ts'
import { readPictureAddress } from './picture-address.ts'
import { garmentBackAddress, pictureFile } from './picture-folder.ts'

/** The drawing at an address as SVG, or null if there is none. */
export function drawingAt(address: string): string | null {
  if (address === garmentBackAddress) return drawGarmentBack()
  const subject = readPictureAddress(address)
  return subject && drawPicture(subject.family, subject.attributes)
}

/** Writes each drawing that articles in the database refer to into the folder. Returns their number. */
export async function writePictures({ db }: Store, folder: string): Promise<number> {
  const rows = await db.selectFrom('variants').select('picture').distinct().execute()
  // Last, because `hasPictures` checks for it.
  const drawings = [...rows.map(({ picture }) => picture), garmentBackAddress].flatMap((address) => {
    const svg = drawingAt(address)
    return svg === null ? [] : [{ file: pictureFile(folder, address), svg }]
  })
  for (const subfolder of new Set(drawings.map(({ file }) => dirname(file))))
    await mkdir(subfolder, { recursive: true })
  for (const { file, svg } of drawings) await writeFile(file, svg)
  return drawings.length
}
