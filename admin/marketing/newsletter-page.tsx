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

const SITUATIONS: Record<Subscription['situacao'], { nome: string; cor: string }> = {
  confirmada: { nome: 'Confirmada', cor: 'pine' },
  pendente: { nome: 'Espera confirmar', cor: 'yellow' },
  cancelada: { nome: 'Saiu', cor: 'gray' },
}

export function loader({ request }: LoaderFunctionArgs) {
  const { busca, situacao, pagina } = queryOf(request)
  const known = oneOf(['confirmada', 'pendente', 'cancelada'], situacao)

  return api.marketing.listSubscriptions({ busca, pagina, situacao: known })
}

/** The addresses of the newsletter, with what says that they may be written to. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page titulo="Newsletter" acoes={<ExportButton />}>
      <Group gap="xs">
        <SearchField rotulo="Procurar por e-mail ou nome" />
        <FilterSelect rotulo="Situação" nome="situacao" todos="Em qualquer situação" opcoes={OPTIONS} />
      </Group>
      <DataTable
        rotulo="E-mails da newsletter"
        linhas={itens}
        total={total}
        colunas={COLUMNS}
        chave={({ id }) => id}
        vazio={
          <EmptyState
            titulo="Nenhum e-mail aqui"
            texto="Quem se cadastra no rodapé da loja, no checkout ou num “Avise-me” e confirma pelo e-mail aparece aqui, com a prova do que aceitou."
          />
        }
      />
    </Page>
  )
}

/** A plain link: the browser downloads what the address answers. */
function ExportButton() {
  const { params } = useQuery()
  const filter = new URLSearchParams([...params].filter(([name]) => name !== 'pagina'))

  return (
    <Allowed para="dados.exportar">
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

const OPTIONS = Object.entries(SITUATIONS).map(([value, { nome }]) => ({ value, label: nome }))

const COLUMNS: Column<Subscription>[] = [
  {
    titulo: 'E-mail',
    celula: ({ email, nome }) => (
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
    titulo: 'Situação',
    celula: ({ situacao }) => (
      <Badge variant="light" color={SITUATIONS[situacao].cor} miw="max-content">
        {SITUATIONS[situacao].nome}
      </Badge>
    ),
  },
  {
    titulo: 'Pediu em',
    celula: ({ pedidaEm, origem }) => (
      <>
        {formatMoment(pedidaEm)}
        <Text size="xs" c="gray.6">
          {origem}
        </Text>
      </>
    ),
    largo: true,
  },
  {
    titulo: 'O que aceitou',
    celula: ({ texto }) => (
      <Text size="xs" maw={320} lineClamp={3} title={texto}>
        {texto === '' ? 'Não foi guardado' : texto}
      </Text>
    ),
    largo: true,
  },
  {
    titulo: 'Confirmou em',
    celula: ({ confirmadaEm }) => (confirmadaEm === null ? '—' : formatMoment(confirmadaEm)),
    largo: true,
  },
]
