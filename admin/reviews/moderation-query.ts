import { oneOf } from '../components/table/one-of.ts'
import { queryOf } from '../components/table/search-params.ts'

const SITUATIONS = ['pendente', 'publicada', 'recusada'] as const

/** Which opinions the page's address asks for: of which situation, under which words and filters, on which page. */
export function moderationQuery(request: Request) {
  const query = queryOf(request)

  return { ...query, situacao: oneOf(SITUATIONS, query['situacao']) }
}
