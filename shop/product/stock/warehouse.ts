/** Storage key of the chosen warehouse (spec §9). */
export const warehouseKey = 'warehouseId'

// Private windows may deny storage: the choice then lasts as long as the page.
let unkept = ''

/** The chosen warehouse, empty if none (VAR-12). Browser only. */
export function readWarehouse(): string {
  try {
    return localStorage.getItem(warehouseKey) ?? unkept
  } catch {
    return unkept
  }
}

/** Stores the choice; empty removes it. */
export function writeWarehouse(warehouseId: string): void {
  unkept = warehouseId
  try {
    if (warehouseId === '') localStorage.removeItem(warehouseKey)
    else localStorage.setItem(warehouseKey, warehouseId)
  } catch {
    // As above.
  }
}

/** Whether a warehouse was chosen when this document was opened; false on the server. */
export const hasWarehouse = (): boolean =>
  typeof document !== 'undefined' && 'warehouse' in document.documentElement.dataset
