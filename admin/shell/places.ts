import { MENU } from './navigation.ts'
import { permitted } from './permitted.ts'

/** A page that `g` and another key open. */
export type Place = { to: string; label: string }

const PLACES: Record<string, Place> = {
  i: { to: '/', label: 'Ir para o início' },
  p: { to: '/pedidos', label: 'Ir para os pedidos' },
  v: { to: '/vendas', label: 'Ir para a venda interna' },
  r: { to: '/produtos', label: 'Ir para os produtos' },
  e: { to: '/estoque', label: 'Ir para o estoque' },
  c: { to: '/clientes', label: 'Ir para os clientes' },
}

/** Returns the places by their key that the menu shows with these permissions. */
export function permittedPlaces(permissoes: readonly string[]): Record<string, Place> {
  const lines = permitted(
    MENU.flatMap((group) => group.lines),
    permissoes,
  )

  return Object.fromEntries(
    Object.entries(PLACES).filter(([, { to }]) => lines.some((line) => line.to === to)),
  )
}
