import { capitalCentre } from '#domain/customer/address/capital-centres.ts'
import type { CepDirectory } from './port.ts'

/** The table that comes with the shop: the centres of the capitals, for a demonstration without the internet. */
export const bundled: CepDirectory = async (cep) => capitalCentre(cep)
