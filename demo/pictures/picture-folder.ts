import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Address of the drawing on which a configured garment's texts are previewed. */
export const garmentBackAddress = '/pictures/garment-back.svg'

/** The file of a drawing: the folder has the structure of the addresses. */
export const pictureFile = (folder: string, address: string): string =>
  join(folder, address.slice('/pictures/'.length))

/** Whether `writePictures` has completed in the folder: the garment's back is written last. */
export const hasPictures = (folder: string): boolean => existsSync(pictureFile(folder, garmentBackAddress))
