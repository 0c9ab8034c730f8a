import { brandNames, space, vars, type BrandName } from '@tradecounter/ui/theme'
import type { CSSProperties, JSX, ReactNode } from 'react'

const sheet: CSSProperties = {
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.m.size,
  lineHeight: vars.text.m.line,
  padding: space(6),
}

/** The same markup in all five brands below each other, which one page of the shop never shows. */
export function EveryBrand({
  children,
}: {
  children: ReactNode | ((brand: BrandName) => ReactNode)
}): JSX.Element {
  return (
    <div>
      {brandNames.map((brand) => (
        <section key={brand} data-brand={brand} aria-label={brand} style={sheet}>
          {typeof children === 'function' ? children(brand) : children}
        </section>
      ))}
    </div>
  )
}
