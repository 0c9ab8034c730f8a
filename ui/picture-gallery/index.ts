export { PictureGallery, type GalleryImage, type PictureGalleryProps } from './picture-gallery.tsx'
