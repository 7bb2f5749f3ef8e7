import type { ReactNode } from 'react'
import { useMay } from '#admin/shell/entry.ts'
import type { Permission } from '#domain/staff/permissions.ts'

/** Shows what only some may do to those who may. */
export function Allowed({ para, children }: { para: Permission; children: ReactNode }) {
  return useMay(para) ? children : null
}
