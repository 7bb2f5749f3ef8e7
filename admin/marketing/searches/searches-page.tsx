import { Grid, Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { Page } from '#admin/components/page/page.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import { EMPTY_PER_PAGE, EmptySearchList } from './empty-search-list.tsx'
import { SearchRuleForm } from './search-rule-form.tsx'
import { SearchRuleList } from './search-rule-list.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = queryOf(request)
  const [rules, empty] = await Promise.all([
    api.searches.list(query),
    api.panel.listEmptySearches({ pagina: query['vazias'] ?? 1, porPagina: EMPTY_PER_PAGE }),
  ])

  return { rules, empty }
}

/** The search rules, and the searches without results. */
export function Component() {
  const { rules, empty } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const texto = params.get('texto') ?? ''
  const rule = rules.itens.find(({ id }) => String(id) === params.get('regra')) ?? null

  return (
    <Page title="Busca da loja">
      <Text size="sm" c="gray.6" maw={720}>
        Ensine à busca o que ela não sabe: outras palavras para a mesma coisa, a página a que um texto leva,
        os produtos que vêm primeiro. Vale na hora.
      </Text>
      <Grid>
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <SearchRuleForm key={rule ? `regra ${rule.id}` : `texto ${texto}`} rule={rule} texto={texto} />
          <SearchRuleList {...rules} edited={rule?.id ?? null} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <EmptySearchList {...empty} />
        </Grid.Col>
      </Grid>
    </Page>
  )
}
