import type { OrderSheet, SheetFact } from './order-sheet.ts'
import type { SheetPages } from './sheet-pages.ts'

/** Draws a label for a parcel: its receiver, its sender, and what scanners and people read. */
export function drawParcel(
  pages: SheetPages,
  { title, barcode }: OrderSheet,
  { to, from }: { to: SheetFact; from: SheetFact },
): void {
  const { width } = pages
  const draw = ({ name, value }: SheetFact, size: number, height: number): void => {
    pages.tagged('P', () => {
      pages.text(name, { size: 7.5, muted: true, width })
      pages.y += 1
      pages.text(value, { size, bold: size > 10, width, height })
    })
    pages.y += 12
  }
  draw(to, 13, 110)
  draw(from, 9, 60)
  if (barcode !== undefined) pages.barcode(barcode)
  pages.y += 4
  pages.tagged('H1', () => pages.text(title, { size: 12, bold: true, width }))
}
