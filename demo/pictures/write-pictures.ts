import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Store } from '@tradecounter/api/seed'
import { drawGarmentBack, drawPicture } from './draw-picture.ts'
import { readPictureAddress } from './picture-address.ts'
import { garmentBackAddress, pictureFile } from './picture-folder.ts'

/** The drawing at an address as SVG, or null if the address is none of a drawn picture. */
export function drawingAt(address: string): string | null {
  if (address === garmentBackAddress) return drawGarmentBack()
  const subject = readPictureAddress(address)
  return subject && drawPicture(subject.family, subject.attributes)
}

/** Draws the pictures that the articles in the database name into the folder, each once. Returns how many there are. */
export async function writePictures({ db }: Store, folder: string): Promise<number> {
  const rows = await db.selectFrom('variants').select('picture').distinct().execute()
  // `hasPictures` looks for the last one.
  const drawings = [...rows.map(({ picture }) => picture), garmentBackAddress].flatMap((address) => {
    const svg = drawingAt(address)
    return svg === null ? [] : [{ file: pictureFile(folder, address), svg }]
  })
  for (const subfolder of new Set(drawings.map(({ file }) => dirname(file))))
    await mkdir(subfolder, { recursive: true })
  for (const { file, svg } of drawings) await writeFile(file, svg)
  return drawings.length
}
