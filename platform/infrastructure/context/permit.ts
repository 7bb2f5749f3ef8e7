import type { Permission, Role } from '#domain/staff/permissions.ts'
import { refuse } from './refuse.ts'
import type { RequestContext } from './request-context.ts'

/** Who uses the panel or its API: a staff member, or an integration (`id` and `papel` null). */
export type Staff = {
  id: number | null
  nome: string
  email: string
  papel: Role | null
  permissoes: readonly Permission[]
}

/**
 * Returns the current staff member, if they have the permission: the first line of every use case of the panel. Refuses
 * `EntradaNecessaria` without login, and `PermissaoNegada` without the permission.
 */
export function permit({ funcionario }: Pick<RequestContext, 'funcionario'>, permissao: Permission): Staff {
  const staff = requireStaff({ funcionario })
  if (!staff.permissoes.includes(permissao))
    throw refuse('PermissaoNegada', undefined, staff.papel === null ? TOKEN_REFUSED : undefined)

  return staff
}

/** An integration has no role. */
const TOKEN_REFUSED =
  'Este token não permite fazer isso. Um dono pode criar outro, com a permissão que falta, em Integrações.'

/** Returns the current staff member, whatever their permissions: for their own data. Refuses `EntradaNecessaria`. */
export function requireStaff({ funcionario }: Pick<RequestContext, 'funcionario'>): Staff {
  if (!funcionario) throw refuse('EntradaNecessaria')

  return funcionario
}
