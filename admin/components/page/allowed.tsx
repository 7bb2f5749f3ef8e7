import type { ReactNode } from 'react'
import { useMay } from '#admin/shell/entry.ts'
import type { Permission } from '#domain/staff/permissions.ts'

/** Renders its children only with the permission. */
export function Allowed({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useMay(permission) ? children : null
}
