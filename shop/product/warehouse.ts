/** Where the chosen warehouse is kept (spec §9). */
const key = 'warehouseId'

// A private window may refuse storage: the choice then lasts as long as the page.
let unkept = ''

/** The warehouse that the visitor has chosen, empty when none is (VAR-12). Browser only. */
export function readWarehouse(): string {
  try {
    return localStorage.getItem(key) ?? unkept
  } catch {
    return unkept
  }
}

/** Keeps the choice; empty takes it back. */
export function writeWarehouse(warehouseId: string): void {
  unkept = warehouseId
  try {
    if (warehouseId === '') localStorage.removeItem(key)
    else localStorage.setItem(key, warehouseId)
  } catch {
    // As above.
  }
}
