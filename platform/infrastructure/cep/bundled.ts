import { capitalCentre } from '#domain/customer/address/capital-centres.ts'
import type { CepDirectory } from './port.ts'

/** The table bundled with the shop: the centres of the state capitals, for demonstrations without internet access. */
export const bundled: CepDirectory = async (cep) => capitalCentre(cep)
