import { oneOf } from '../components/table/one-of.ts'
import { queryOf } from '../components/table/search-params.ts'

const SITUATIONS = ['pendente', 'publicada', 'recusada'] as const

/** Reads situation, search, filters and page of a moderation list from the address. */
export function moderationQuery(request: Request) {
  const query = queryOf(request)

  return { ...query, situacao: oneOf(SITUATIONS, query['situacao']) }
}
