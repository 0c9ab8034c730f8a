export { PictureGallery, type PictureGalleryProps } from './picture-gallery.tsx'
