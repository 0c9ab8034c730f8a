export { trackAndTracePage as default } from '@tradecounter/shop/pages/track-and-trace'
