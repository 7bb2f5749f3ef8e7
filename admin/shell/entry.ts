import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router'
import type { StaffEntry } from '#contract/panel/staff.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { entryOf, panelPath } from '../auth/login-steps.ts'
import { api } from './api.ts'

type Inside = StaffEntry & { funcionario: NonNullable<StaffEntry['funcionario']> }

/** Loads the logged-in staff member. Redirects to the next login step otherwise, and from there back here. */
export async function loadEntry({ request }: LoaderFunctionArgs): Promise<Inside> {
  const entry = await api.staff.entry()
  if (entry.etapa !== 'dentro' || !entry.funcionario) throw redirect(entryOf(entry, panelPath(request.url)))

  return { ...entry, funcionario: entry.funcionario }
}

/** Returns the logged-in staff member. */
export function useEntry(): Inside {
  const entry = useRouteLoaderData<Inside>('painel')
  if (!entry) throw new Error('useEntry works only on pages that require login.')

  return entry
}

/** Whether the panel leads this person through the steps to the opening: as long as the shop is not open. */
export function leadsToOpening({ funcionario, loja }: Pick<Inside, 'funcionario' | 'loja'>): boolean {
  const needed: Permission = 'configuracao.ver'

  return !loja.aberta && funcionario.permissoes.includes(needed)
}

/** Whether the logged-in staff member has a permission. Forbidden actions are hidden. */
export function useMay(permissao: Permission): boolean {
  return useEntry().funcionario.permissoes.includes(permissao)
}
