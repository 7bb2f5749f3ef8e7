import { Badge, Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Subscription } from '#contract/marketing/admin-marketing.ts'
import { formatMoment } from '../components/date/format.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { FilterSelect } from '../components/table/filter-select.tsx'
import { oneOf } from '../components/table/one-of.ts'
import { SearchField } from '../components/table/search-field.tsx'
import { queryOf, useQuery } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'

const SITUATIONS: Record<Subscription['situacao'], { label: string; color: string }> = {
  confirmada: { label: 'Confirmada', color: 'pine' },
  pendente: { label: 'Espera confirmar', color: 'yellow' },
  cancelada: { label: 'Saiu', color: 'gray' },
}

export function loader({ request }: LoaderFunctionArgs) {
  const { busca, situacao, pagina } = queryOf(request)
  const known = oneOf(['confirmada', 'pendente', 'cancelada'], situacao)

  return api.marketing.listSubscriptions({ busca, pagina, situacao: known })
}

/** The addresses of the newsletter, with the proof of their consent. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page title="Newsletter" actions={<ExportButton />}>
      <Group gap="xs">
        <SearchField label="Procurar por e-mail ou nome" />
        <FilterSelect label="Situação" name="situacao" allLabel="Em qualquer situação" options={OPTIONS} />
      </Group>
      <DataTable
        label="E-mails da newsletter"
        rows={itens}
        total={total}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            title="Nenhum e-mail aqui"
            text="Quem se cadastra no rodapé da loja, no checkout ou num “Avise-me” e confirma pelo e-mail aparece aqui, com a prova do que aceitou."
          />
        }
      />
    </Page>
  )
}

/** A plain link: the browser downloads the response. */
function ExportButton() {
  const { params } = useQuery()
  const filter = new URLSearchParams([...params].filter(([name]) => name !== 'pagina'))

  return (
    <Allowed permission="dados.exportar">
      <Button
        component="a"
        href={`/v2/admin/newsletter/export?${filter}`}
        download
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        Exportar CSV
      </Button>
    </Allowed>
  )
}

const OPTIONS = Object.entries(SITUATIONS).map(([value, { label }]) => ({ value, label }))

const COLUMNS: Column<Subscription>[] = [
  {
    title: 'E-mail',
    cell: ({ email, nome }) => (
      <>
        {email}
        {nome !== '' && (
          <Text size="xs" c="gray.6">
            {nome}
          </Text>
        )}
      </>
    ),
  },
  {
    title: 'Situação',
    cell: ({ situacao }) => (
      <Badge variant="light" color={SITUATIONS[situacao].color} miw="max-content">
        {SITUATIONS[situacao].label}
      </Badge>
    ),
  },
  {
    title: 'Pediu em',
    cell: ({ pedidaEm, origem }) => (
      <>
        {formatMoment(pedidaEm)}
        <Text size="xs" c="gray.6">
          {origem}
        </Text>
      </>
    ),
    wide: true,
  },
  {
    title: 'O que aceitou',
    cell: ({ texto }) => (
      <Text size="xs" maw={320} lineClamp={3} title={texto}>
        {texto === '' ? 'Não foi guardado' : texto}
      </Text>
    ),
    wide: true,
  },
  {
    title: 'Confirmou em',
    cell: ({ confirmadaEm }) => (confirmadaEm === null ? '—' : formatMoment(confirmadaEm)),
    wide: true,
  },
]
