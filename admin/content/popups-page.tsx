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

/** All popups. If several apply to a page, visitors see the topmost. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page
      title="Popups"
      actions={
        <Allowed permission="conteudo.editar">
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
        label="Popups"
        rows={itens}
        total={total}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/conteudo/popups/${id}`}
        empty={
          <EmptyState
            title="Nenhum popup"
            text="Um popup abre sozinho, uma vez para cada visitante. Diga em que páginas, em que telas e em que período."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<PanelPopup>[] = [
  { title: 'Popup', cell: ({ nome }) => nome },
  {
    title: 'Páginas',
    cell: ({ nivel }) => POPUP_PAGES.find(({ value }) => value === nivel)?.label,
  },
  {
    title: 'Telas',
    cell: ({ dispositivo }) => SCREENS.find(({ value }) => value === dispositivo)?.label,
    wide: true,
  },
  {
    title: 'Período',
    cell: ({ dataInicial, dataFinal }) =>
      `${dataInicial ? formatMoment(dataInicial) : 'desde já'} – ${dataFinal ? formatMoment(dataFinal) : 'sem fim'}`,
    wide: true,
  },
  {
    title: 'Situação',
    cell: ({ situacao }) => (
      <Badge variant="light" color={POPUP_SITUATIONS[situacao].color}>
        {POPUP_SITUATIONS[situacao].label}
      </Badge>
    ),
  },
]
