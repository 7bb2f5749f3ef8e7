import type { ContractRouterClient } from '@orpc/contract'
import { audit } from './audit.ts'
import { integrations } from './integrations.ts'
import { marketing } from './marketing.ts'
import { pictures } from './pictures.ts'
import { products } from './products.ts'
import { staff } from './staff.ts'

/** All that the panel asks for, by area. */
export const adminContract = { audit, integrations, marketing, staff }

export type AdminApi = ContractRouterClient<typeof adminContract>
