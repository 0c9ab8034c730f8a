/** Where the chosen warehouse is kept (spec §9). */
export const warehouseKey = 'warehouseId'

// A private window may refuse storage: the choice then lasts as long as the page.
let unkept = ''

/** The warehouse that the visitor has chosen, empty when none is (VAR-12). Browser only. */
export function readWarehouse(): string {
  try {
    return localStorage.getItem(warehouseKey) ?? unkept
  } catch {
    return unkept
  }
}

/** Keeps the choice; empty takes it back. */
export function writeWarehouse(warehouseId: string): void {
  unkept = warehouseId
  try {
    if (warehouseId === '') localStorage.removeItem(warehouseKey)
    else localStorage.setItem(warehouseKey, warehouseId)
  } catch {
    // As above.
  }
}

/** Whether the reader of this document had chosen a warehouse when it was opened; false on the server. */
export const hasWarehouse = (): boolean =>
  typeof document !== 'undefined' && 'warehouse' in document.documentElement.dataset
