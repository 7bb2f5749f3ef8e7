import { COMPANY_LACKS } from './company-lacks.ts'
import type { LackRule } from './lack-rule.ts'
import { SALE_LACKS } from './sale-lacks.ts'
import { SITE_LACKS } from './site-lacks.ts'

/** All that a store may lack. */
export const LACKS: readonly LackRule[] = [...COMPANY_LACKS, ...SALE_LACKS, ...SITE_LACKS]
