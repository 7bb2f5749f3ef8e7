import { permit } from '#platform/infrastructure/context/permit.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { findOrCreateCustomer } from './find-or-create-customer.ts'

/** As `findOrCreateCustomer`, for who may edit customers. */
export function createCustomer(visit: Visit, typed: Parameters<typeof findOrCreateCustomer>[1]) {
  permit(visit, 'clientes.editar')

  return findOrCreateCustomer(visit, typed)
}
