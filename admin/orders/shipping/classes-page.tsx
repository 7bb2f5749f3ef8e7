import { Text } from '@mantine/core'
import { useLoaderData } from 'react-router'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { api } from '#admin/shell/api.ts'
import type { ClassToSend } from '#contract/customers/teaching/class-shipments.ts'
import { formatDay } from '#domain/time/format-date.ts'

export function loader() {
  return api.classShipments.list()
}

/** Lists of teachers and schools whose orders are sent to the school at once. */
export function Component() {
  const { itens } = useLoaderData<typeof loader>()

  return (
    <Page title="Entregas em escolas">
      <Text size="sm" c="gray.6" maw={720}>
        Turmas cujos pedidos vão juntos para a escola. Espere o prazo da lista, separe por aluno e envie tudo
        com um código de rastreio.
      </Text>
      <DataTable
        label="Turmas"
        rows={itens}
        total={itens.length}
        keyOf={({ idLista }) => idLista}
        hrefOf={({ idLista }) => `/turmas/${idLista}`}
        columns={COLUMNS}
        empty={
          <EmptyState
            title="Nada a entregar em escolas"
            text="Aqui aparecem as turmas cuja lista pede uma entrega só, quando os pais compram."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<ClassToSend>[] = [
  {
    title: 'Turma',
    cell: ({ nome, conta }) => (
      <>
        {nome}
        <Text size="xs" c="gray.6" component="span" display="block">
          {conta}
        </Text>
      </>
    ),
  },
  { title: 'Prazo da lista', cell: ({ prazo }) => (prazo ? formatDay(prazo) : 'Sem prazo') },
  { title: 'Pagos', cell: ({ pagos }) => pagos },
  { title: 'Aguardando pagamento', cell: ({ aguardando }) => aguardando },
]
