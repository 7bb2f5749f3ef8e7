import { Anchor, Group, Select, Stack, Text } from '@mantine/core'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DayField } from '#admin/components/date/day-field.tsx'
import { formatMoment } from '#admin/components/date/format.ts'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { queryOf, useQuery } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { AuditEntry } from '#contract/panel/audit.ts'
import { actionWords, TARGETS } from '#domain/staff/audit-words.ts'
import { Differences } from './differences.tsx'
import { targetPath } from './target-path.ts'

const PER_PAGE = 50

export async function loader({ request }: LoaderFunctionArgs) {
  const { busca, tipo, id, de, ate, idFuncionario, pagina } = queryOf(request)

  return api.audit.list({
    busca,
    tipo,
    id,
    de,
    ate,
    porPagina: PER_PAGE,
    pagina: Number(pagina ?? 1),
    ...(idFuncionario === undefined ? {} : { idFuncionario: Number(idFuncionario) }),
  })
}

/** The audit log: who changed what, with the values before and after. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page title="Auditoria">
      <Filters />
      <DataTable
        label="Mudanças na loja"
        rows={itens}
        total={total}
        porPagina={PER_PAGE}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            title="Nada por aqui"
            text="Nenhuma mudança combina com esta busca. Tudo o que a equipe e as integrações mudam na loja fica registrado, e ninguém pode apagar."
          />
        }
      />
    </Page>
  )
}

const KINDS = Object.entries(TARGETS)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'))

function Filters() {
  const { params, change } = useQuery()

  return (
    <Group gap="xs" align="flex-end">
      <SearchField label="Buscar por pessoa, ação ou nome" />
      <Select
        aria-label="Tipo"
        placeholder="Tudo"
        data={KINDS}
        value={params.get('tipo')}
        onChange={(tipo) => change({ tipo, id: null })}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Todos os tipos' }}
        w={190}
      />
      <DayField label="De" name="de" />
      <DayField label="Até" name="ate" />
    </Group>
  )
}

/** Filters by this person, or removes that filter. */
function Person({ quem, idFuncionario }: Pick<AuditEntry, 'quem' | 'idFuncionario'>) {
  const { params, change } = useQuery()
  if (idFuncionario === null) return <Text size="sm">{quem}</Text>
  const alone = params.get('idFuncionario') !== null

  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      ta="left"
      title={alone ? 'Mostrar de todos' : `Só o que ${quem} fez`}
      onClick={() => change({ idFuncionario: alone ? null : idFuncionario })}
    >
      {quem}
    </Anchor>
  )
}

/** The changed entity, with a link to its page. */
function Target({ entry }: { entry: AuditEntry }) {
  const { tipo, nome } = entry.alvo
  const kind = TARGETS[tipo] ?? tipo
  const name = nome.startsWith(kind) ? nome : `${kind} ${nome}`.trim()
  const path = targetPath(entry)
  if (path === null)
    return (
      <Text span c="gray.6">
        {name}
      </Text>
    )

  return (
    <Anchor component={Link} to={path} inherit underline="always">
      {name}
    </Anchor>
  )
}

const COLUMNS: Column<AuditEntry>[] = [
  {
    title: 'Quando e quem',
    cell: ({ em, quem, idFuncionario, ip }) => (
      <Stack gap={0}>
        <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
          {formatMoment(em)}
        </Text>
        <Person quem={quem} idFuncionario={idFuncionario} />
        <Text size="xs" c="gray.6">
          {ip}
        </Text>
      </Stack>
    ),
  },
  {
    title: 'O que',
    cell: (entry) => (
      <Stack gap={2}>
        <Text size="sm">
          {actionWords(entry.acao) ?? entry.acao}
          {' · '}
          <Target entry={entry} />
        </Text>
        <Differences mudancas={entry.mudancas} />
      </Stack>
    ),
  },
]
