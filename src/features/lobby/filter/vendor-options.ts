export interface VendorOption {
  readonly id: string
  readonly label: string
}

/** @param names display names by vendor, in the lobby's order */
export const vendorOptions = (names: ReadonlyMap<string, string>): readonly VendorOption[] =>
  [...names].map(([id, label]) => ({ id, label }))
