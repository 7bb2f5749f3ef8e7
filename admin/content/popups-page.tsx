import { Badge, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PanelPopup } from '#contract/content/popups.ts'
import { formatMoment } from '../components/date/format.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { POPUP_PAGES, POPUP_SITUATIONS, SCREENS } from './words.ts'

export function loader({ request }: LoaderFunctionArgs) {
  return api.content.popups.list({ pagina: queryOf(request)['pagina'] })
}

/** All popups: of several that are shown on one kind of page, visitors see the one on top. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page
      titulo="Popups"
      acoes={
        <Allowed para="conteudo.editar">
          <Button
            component={Link}
            to="/conteudo/popups/novo"
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            Novo popup
          </Button>
        </Allowed>
      }
    >
      <DataTable
        rotulo="Popups"
        linhas={itens}
        total={total}
        colunas={COLUMNS}
        chave={({ id }) => id}
        abrir={({ id }) => `/conteudo/popups/${id}`}
        vazio={
          <EmptyState
            titulo="Nenhum popup"
            texto="Um popup abre sozinho, uma vez para cada visitante. Diga em que páginas, em que telas e em que período."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<PanelPopup>[] = [
  { titulo: 'Popup', celula: ({ nome }) => nome },
  {
    titulo: 'Páginas',
    celula: ({ nivel }) => POPUP_PAGES.find(({ value }) => value === nivel)?.label,
  },
  {
    titulo: 'Telas',
    celula: ({ dispositivo }) => SCREENS.find(({ value }) => value === dispositivo)?.label,
    largo: true,
  },
  {
    titulo: 'Período',
    celula: ({ dataInicial, dataFinal }) =>
      `${dataInicial ? formatMoment(dataInicial) : 'desde já'} – ${dataFinal ? formatMoment(dataFinal) : 'sem fim'}`,
    largo: true,
  },
  {
    titulo: 'Situação',
    celula: ({ situacao }) => (
      <Badge variant="light" color={POPUP_SITUATIONS[situacao].cor}>
        {POPUP_SITUATIONS[situacao].nome}
      </Badge>
    ),
  },
]
