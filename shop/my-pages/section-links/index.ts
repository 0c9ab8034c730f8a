export { link, list } from './section-links.css.ts'
