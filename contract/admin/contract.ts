import type { ContractRouterClient } from '@orpc/contract'
import { audit } from './audit.ts'
import { staff } from './staff.ts'

/** All that the panel asks for, by area. */
export const adminContract = { audit, staff }

export type AdminApi = ContractRouterClient<typeof adminContract>
