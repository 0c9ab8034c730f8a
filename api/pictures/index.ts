export { suppliedPicture } from './supplied.ts'
export { drawPicture } from './draw.ts'
export { pictureUrl } from './key.ts'
export { pictureRoute } from './route.ts'
