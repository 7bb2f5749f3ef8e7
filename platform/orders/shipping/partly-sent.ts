import type { AnyOrderRows } from '../rows.ts'

/** Whether some of an order's goods have left, and others have not: then it can't be cancelled any more. */
export function isPartlySent({ pedido, envios }: Pick<AnyOrderRows, 'pedido' | 'envios'>): boolean {
  return pedido.situacao === 'emSeparacao' && envios.some(({ saiuEm }) => saiuEm !== null)
}
