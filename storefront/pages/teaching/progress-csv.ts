import { progressCsv } from '#domain/customer/teaching/progress-csv.ts'
import { slugOf } from '#domain/format/slug.ts'
import { loadProgress } from '#storefront/customer/teaching/load-progress.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import type { Route } from './+types/progress-csv'

/** What each pupil needs and has, as a file for spreadsheets. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const lista = await loadProgress(context.get(apiContext), { lista: params.lista, url })

  return new Response(progressCsv(lista), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${slugOf(lista.nome) || 'lista'}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
