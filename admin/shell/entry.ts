import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router'
import type { StaffEntry } from '#contract/panel/staff.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { api } from './api.ts'

type Inside = StaffEntry & { funcionario: NonNullable<StaffEntry['funcionario']> }

const DOORS: Record<Exclude<StaffEntry['etapa'], 'dentro'>, string> = {
  fora: '/entrar',
  segundoFator: '/entrar/codigo',
  cadastro: '/entrar/segundo-fator',
}

/** Who is at the panel; who is not all the way in is led to the door that is next, and back here from it. */
export async function loadEntry({ request }: LoaderFunctionArgs): Promise<Inside> {
  const entry = await api.staff.entry()
  if (entry.etapa !== 'dentro' || !entry.funcionario) throw redirect(entryOf(entry, pathOf(request.url)))

  return { ...entry, funcionario: entry.funcionario }
}

/** Where somebody goes on who has come so far; `volta` is where they wanted to go. */
export function entryOf({ etapa }: StaffEntry, volta: string): string {
  if (etapa === 'dentro') return volta

  return volta === '/' ? DOORS[etapa] : `${DOORS[etapa]}?volta=${encodeURIComponent(volta)}`
}

/** Where the door leads in the end: an address of the panel, whatever the query says. */
export function returnPath(url: string): string {
  const volta = new URL(url).searchParams.get('volta') ?? '/'

  return /^\/(?![/\\])/.test(volta) ? volta : '/'
}

/** Who is at the panel, on its pages. */
export function useEntry(): Inside {
  const entry = useRouteLoaderData<Inside>('painel')
  if (!entry) throw new Error('Only the pages inside of the panel know who is there.')

  return entry
}

/** Whether who is at the panel may do this. What may not be done is not offered. */
export function useMay(permissao: Permission): boolean {
  return useEntry().funcionario.permissoes.includes(permissao)
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)

  return (pathname.replace(/^\/admin/, '') || '/') + search
}
