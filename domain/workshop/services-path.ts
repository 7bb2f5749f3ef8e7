/** The workshop's public page. */
export const WORKSHOP_PATH = '/oficina'

/** The page where services are chosen. */
export const SERVICES_PATH = '/oficina/regulagem'

/** The page with the services for a SKU. */
export function servicesPath(idSku: number): string {
  return `${SERVICES_PATH}?sku=${idSku}`
}
