import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findOrCreateCustomer } from './find-or-create-customer.ts'

/** Same as `findOrCreateCustomer`, for staff with the permission to edit customers. */
export function createCustomer(context: RequestContext, typed: Parameters<typeof findOrCreateCustomer>[1]) {
  permit(context, 'clientes.editar')

  return findOrCreateCustomer(context, typed)
}
