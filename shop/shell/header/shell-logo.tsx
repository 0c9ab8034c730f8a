import { useShop } from '@tradecounter/shop/core'
import { BrandLogo } from '@tradecounter/ui/brand-logo'

/** The logo of the site's brand. The link around it has its name. */
export default function ShellLogo() {
  return <BrandLogo brand={useShop().brand} title="" />
}
