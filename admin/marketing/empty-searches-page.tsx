import { Anchor, Button, Text } from '@mantine/core'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { EmptySearch } from '#contract/admin/panel.ts'
import { api } from '../api.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { formatMoment } from '../parts/format.ts'
import { Page } from '../parts/page.tsx'
import { queryOf } from '../parts/search-params.ts'
import { searchUrl } from './search-url.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { pagina } = queryOf(request)

  return api.panel.listEmptySearches({ pagina })
}

/** What shoppers looked for in vain: what to buy, or what to call by another name. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page
      titulo="Buscas sem resultado"
      acoes={
        <Button component={Link} to="/buscas/regras" variant="default">
          Regras da busca
        </Button>
      }
    >
      <Text size="sm" c="gray.6" maw={720}>
        O que clientes procuraram nos últimos 30 dias e não acharam. Se a loja tem, ensine à busca: um
        sinônimo, uma página ou um produto que vem primeiro.
      </Text>
      <DataTable
        rotulo="Buscas sem resultado"
        linhas={itens}
        total={total}
        colunas={COLUMNS}
        chave={({ texto }) => texto}
        vazio={
          <EmptyState
            titulo="Todas as buscas acharam algo"
            texto="Quando alguém procura o que a loja não acha, as palavras aparecem aqui."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<EmptySearch>[] = [
  {
    titulo: 'Busca',
    celula: ({ texto }) => (
      <Anchor href={searchUrl(texto)} target="_blank" size="sm">
        {texto}
      </Anchor>
    ),
  },
  { titulo: 'Vezes', celula: ({ vezes }) => vezes, alinhar: 'right' },
  { titulo: 'Última', celula: ({ ultima }) => formatMoment(ultima) },
  {
    titulo: 'Ensinar',
    celula: ({ texto }) => (
      <Anchor component={Link} to={`/buscas/regras?texto=${encodeURIComponent(texto)}`} size="sm">
        Sinônimo, página ou produto
      </Anchor>
    ),
  },
]
