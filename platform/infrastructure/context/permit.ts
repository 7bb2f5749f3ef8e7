import type { Permission, Role } from '#domain/staff/permissions.ts'
import { refuse } from './refuse.ts'
import type { RequestContext } from './request-context.ts'

/** Who works at the panel: somebody of the store, or (`id` and `papel` null) an integration that the store let in. */
export type Staff = {
  id: number | null
  nome: string
  email: string
  papel: Role | null
  permissoes: readonly Permission[]
}

/**
 * Who asks, if they may do this: the first line of every verb of the panel. Refuses `EntradaNecessaria` to who is not in, and
 * `PermissaoNegada` to who may not.
 */
export function permit({ funcionario }: Pick<RequestContext, 'funcionario'>, permissao: Permission): Staff {
  const staff = requireStaff({ funcionario })
  if (!staff.permissoes.includes(permissao))
    throw refuse('PermissaoNegada', undefined, staff.papel === null ? TOKEN_REFUSED : undefined)

  return staff
}

/** A program has no role. */
const TOKEN_REFUSED =
  'Este token não permite fazer isso. Um dono pode criar outro, com a permissão que falta, em Integrações.'

/** Who asks, whatever they may do: for what is their own. Refuses `EntradaNecessaria`. */
export function requireStaff({ funcionario }: Pick<RequestContext, 'funcionario'>): Staff {
  if (!funcionario) throw refuse('EntradaNecessaria')

  return funcionario
}
