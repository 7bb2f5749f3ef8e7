import type { AddressKind } from '#domain/urls/addresses.ts'

const READ = ['GET', 'HEAD']

/** The methods that an address of each kind takes, as `Allow` names them. */
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
