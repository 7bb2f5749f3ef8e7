import type { ListSituation } from './teaching-account.ts'

/** Whether parents may buy from a list on a day (`YYYY-MM-DD`), with its benefits: until the end of its last day. */
export function isListOpen(
  { situacao, prazo }: { situacao: ListSituation; prazo: string | null },
  dia: string,
): boolean {
  return situacao === 'aberta' && (prazo === null || dia <= prazo)
}
