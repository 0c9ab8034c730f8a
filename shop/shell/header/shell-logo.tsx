import { useShop } from '@tradecounter/shop/core'
import { BrandLogo } from '@tradecounter/ui/brand-logo'

/** The logo of the brand that the site wears. The link around it says its name. */
export default function ShellLogo() {
  return <BrandLogo brand={useShop().brand} title="" />
}
