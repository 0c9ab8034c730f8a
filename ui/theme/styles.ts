/** The global styles that the widgets depend on, in the order of the layers. Imported once by the host. */
import './layers.css.ts'
import './fonts.css.ts'
import './reset.css.ts'
import './brands.css.ts'
