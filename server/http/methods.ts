import type { AddressKind } from '#domain/urls/addresses.ts'

/** Methods that only read. */
export const READ: readonly string[] = ['GET', 'HEAD']

/** Allowed methods per kind of address, as in `Allow`. */
export const METHODS: Record<AddressKind, readonly string[]> = {
  page: READ,
  private: [...READ, 'POST'],
  panel: READ,
  api: [...READ, 'POST', 'PUT', 'PATCH', 'DELETE'],
  notifications: ['POST'],
  asset: READ,
  picture: READ,
  document: READ,
}
